import { useQuery } from "@tanstack/react-query";
import { stayPropertiesQuery, staysQuery } from "#stays/client.ts";
import { formatGuest } from "#stays/guestWords.ts";
import { isEnded } from "#stays/screens/stayMarks.ts";
import { dayIn } from "#stays/screens/today.ts";

/** Returns, by guidebook, the day (YYYY-MM-DD) of the next arrival, and the guest who arrives today. */
export function useNextGuests() {
  const { data: stays = [], dataUpdatedAt } = useQuery(staysQuery(undefined));
  const { data: properties = [] } = useQuery(stayPropertiesQuery(undefined));
  const todays = new Map(
    properties.map(({ guidebookId, timeZone }) => [guidebookId, dayIn(timeZone, dataUpdatedAt)]),
  );
  const coming = stays
    .filter((stay) => !isEnded(stay) && stay.arrival >= (todays.get(stay.guidebookId) ?? "9999"))
    .toSorted((one, other) => other.arrival.localeCompare(one.arrival));
  return {
    // The earliest is set last.
    arrivals: new Map(coming.map(({ guidebookId, arrival }) => [guidebookId, arrival])),
    tonight: new Map(
      coming.flatMap((stay) =>
        stay.arrival === todays.get(stay.guidebookId) ? [[stay.guidebookId, formatGuest(stay)] as const] : [],
      ),
    ),
  };
}
