import { useQuery } from "@tanstack/react-query";
import type { Stay } from "#stays/contract.ts";
import { isEnded } from "#stays/screens/stayMarks.ts";
import { dayIn } from "#stays/screens/today.ts";
import { turnoversQuery } from "#stays/turnovers/client.ts";
import { readinessOf } from "#stays/turnovers/readyProperties.ts";

/** Returns the cleaner's mark for a stay, on the day on which its guests leave, or arrive later (Stays 33). */
export function useReadinessOfStay(stay: Stay, today: string) {
  const readinessFor = useReadiness();
  const isTurnoverToday =
    !isEnded(stay) && (stay.departure === today || (stay.arrival === today && stay.arrivedAt === null));
  return isTurnoverToday ? readinessFor({ guidebookId: stay.guidebookId, day: today }) : null;
}

/** Returns a function from a property and a day to the cleaner's mark for its guests. */
export function useReadiness() {
  const { data: turnovers = [], dataUpdatedAt } = useQuery(turnoversQuery);
  return (property: Parameters<typeof readinessOf>[1]) =>
    readinessOf(turnovers, property, (timeZone) => dayIn(timeZone, dataUpdatedAt));
}
