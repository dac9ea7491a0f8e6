import { queryOptions } from "@tanstack/react-query";
import { calendarCalls } from "#stays/calendars/client.ts";
import { guidebookKeys } from "#guidebooks/queries.ts";
import { jsonOf } from "#core/client.ts";
import { currentRead } from "#core/currentRead.ts";

/** The keys under which the browser keeps what the calls about calendars answered. */
export const calendarKeys = {
  of: (guidebookId: string) => [...guidebookKeys.one(guidebookId), "calendars"] as const,
  entries: (guidebookId: string) => [...calendarKeys.of(guidebookId), "entries"] as const,
};

/** The calendars of a guidebook: read by the server meanwhile, so fetched anew by each screen. */
export const calendarsQuery = (id: string) =>
  queryOptions({
    queryKey: calendarKeys.of(id),
    queryFn: () => jsonOf(calendarCalls.guidebooks[":id"].calendars.$get({ param: { id } })),
    ...currentRead(),
  });

/** The calendars of all guidebooks; below the key of stays, because what changes those was read from these. */
export const allCalendarsQuery = queryOptions({
  queryKey: ["/api/stays", "calendars"],
  queryFn: () => jsonOf(calendarCalls.calendars.$get()),
  ...currentRead(),
});

/** What the calendars of a guidebook hold, by day of arrival. */
export const calendarEntriesQuery = (id: string) =>
  queryOptions({
    queryKey: calendarKeys.entries(id),
    queryFn: () => jsonOf(calendarCalls.guidebooks[":id"]["calendar-entries"].$get({ param: { id } })),
    ...currentRead(),
  });
