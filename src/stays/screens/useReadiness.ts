import { useQuery } from "@tanstack/react-query";
import { dayIn } from "#stays/screens/today.ts";
import { turnoversQuery } from "#stays/turnovers/client.ts";
import { readinessOf } from "#stays/turnovers/readyProperties.ts";

/** Returns a function from a property and a day to the cleaner's mark for its guests. */
export function useReadiness() {
  const { data: turnovers = [], dataUpdatedAt } = useQuery(turnoversQuery);
  return (property: Parameters<typeof readinessOf>[1]) =>
    readinessOf(turnovers, property, (timeZone) => dayIn(timeZone, dataUpdatedAt));
}
