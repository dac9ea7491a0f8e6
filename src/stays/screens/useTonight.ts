import { useQuery } from "@tanstack/react-query";
import { arrivalChecksQuery } from "#stays/arrivalChecks/client.ts";
import { hasUrgent } from "#stays/arrivalChecks/finding.ts";
import type { Calendar } from "#stays/calendars/contract.ts";
import { allCalendarsQuery } from "#stays/calendars/client.ts";
import { accessRequestsQuery, stayPropertiesQuery, staysQuery } from "#stays/client.ts";
import { extraRequestsQuery } from "#stays/extras/client.ts";
import { groupStays } from "#stays/screens/groupStays.ts";
import { dayIn } from "#stays/screens/today.ts";

export interface CalendarNeed {
  key: string;
  calendar: Calendar;
  action: string;
  words: string;
}

/**
 * Returns the arrivals of the next 36 hours and all that needs the host, for the navigation, the dashboard and Stays:
 * access requests, extras that guests ask for, arrivals that would fail, calendars that fail or ask, and the other stays with something to do.
 * `arrivals` is undefined until they are loaded.
 */
export function useTonight() {
  const { data: arrivals, isFetched: areArrivalsFetched } = useQuery(arrivalChecksQuery);
  const { data: requests = [] } = useQuery(accessRequestsQuery);
  const { data: extraRequests = [] } = useQuery(extraRequestsQuery);
  const { data: calendars = [] } = useQuery(allCalendarsQuery);
  const { data: properties, isFetched: arePropertiesFetched } = useQuery(stayPropertiesQuery(undefined));
  const { data: stays, isFetched: areStaysFetched, dataUpdatedAt } = useQuery(staysQuery(undefined));
  const unready = arrivals?.filter(hasUrgent) ?? [];
  const mayAnswer = ({ guidebookId }: Calendar) =>
    properties?.find((property) => property.guidebookId === guidebookId)?.mayEdit ?? true;
  const calendarNeeds = [
    ...calendars.flatMap(failureOf),
    ...calendars.filter(mayAnswer).flatMap(questionsOf),
  ];
  const grouped = groupStays(
    stays ?? [],
    properties?.filter(({ isArchived }) => !isArchived) ?? [],
    ({ timeZone }) => dayIn(timeZone, dataUpdatedAt),
    arrivals,
  );
  const waiting = grouped["needs you"];
  const openExtras = extraRequests.filter(({ state }) => state === "open");
  return {
    arrivals,
    isLoading: !areArrivalsFetched || !arePropertiesFetched || !areStaysFetched,
    requests,
    openExtras,
    unready,
    calendarNeeds,
    waiting,
    count: requests.length + openExtras.length + unready.length + calendarNeeds.length + waiting.length,
  };
}

function failureOf(calendar: Calendar): CalendarNeed[] {
  const { id, problem } = calendar;
  return problem === null ? [] : [{ key: `${id} fails`, calendar, action: "Fix it", words: problem }];
}

function questionsOf(calendar: Calendar): CalendarNeed[] {
  const { id, questions } = calendar;
  if (questions === 0) return [];
  const entries = questions === 1 ? "One entry may be a guest." : `${questions} entries may be guests.`;
  return [
    { key: `${id} asks`, calendar, action: "Say what they are", words: `${entries} Only you can say.` },
  ];
}
