import { useQuery } from "@tanstack/react-query";
import { arrivalChecksQuery } from "#stays/arrivalChecks/client.ts";
import type { Calendar } from "#stays/calendars/contract.ts";
import { allCalendarsQuery } from "#stays/calendars/client.ts";
import { accessRequestsQuery } from "#stays/client.ts";

export interface CalendarNeed {
  key: string;
  calendar: Calendar;
  action: string;
  words: string;
}

/**
 * Returns the arrivals of the next 36 hours and what needs the host: access requests, arrivals that would fail, calendars
 * that fail or ask. `arrivals` is undefined until they are loaded.
 */
export function useTonight() {
  const { data: arrivals, isLoading } = useQuery(arrivalChecksQuery);
  const { data: requests = [] } = useQuery(accessRequestsQuery);
  const { data: calendars = [] } = useQuery(allCalendarsQuery);
  const unready = arrivals?.filter(({ findings }) => findings.some(({ isUrgent }) => isUrgent)) ?? [];
  const calendarNeeds = [...calendars.flatMap(failureOf), ...calendars.flatMap(questionsOf)];
  return {
    arrivals,
    isLoading,
    requests,
    unready,
    calendarNeeds,
    count: requests.length + unready.length + calendarNeeds.length,
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
