import { hc } from "hono/client";
import type { calendarRoutes } from "#stays/calendars/routes.server.ts";
import { apiFetch, jsonOf } from "#core/client.ts";
import { queryOptions } from "@tanstack/react-query";
import { guidebookKeys } from "#guidebooks/client.ts";
import { liveQuery } from "#core/liveQuery.ts";

/** The calls about calendars. Read an answer with `jsonOf(…)` of `#core/client.ts`. */
export const calendarCalls = hc<typeof calendarRoutes>("/api", { fetch: apiFetch });

/** The keys of the calls about calendars in the query cache. */
export const calendarKeys = {
  of: (guidebookId: string) => [...guidebookKeys.one(guidebookId), "calendars"] as const,
  entries: (guidebookId: string) => [...calendarKeys.of(guidebookId), "entries"] as const,
};

/** The calendars of a guidebook. The server reads them in the background, so each screen fetches them again. */
export const calendarsQuery = (id: string) =>
  queryOptions({
    queryKey: calendarKeys.of(id),
    queryFn: () => jsonOf(calendarCalls.guidebooks[":id"].calendars.$get({ param: { id } })),
    ...liveQuery(),
  });

/** The calendars of all guidebooks. The key is below that of stays, which calendars change. */
export const allCalendarsQuery = queryOptions({
  queryKey: ["/api/stays", "calendars"],
  queryFn: () => jsonOf(calendarCalls.calendars.$get()),
  ...liveQuery(),
});

export const calendarEntriesQuery = (id: string) =>
  queryOptions({
    queryKey: calendarKeys.entries(id),
    queryFn: () => jsonOf(calendarCalls.guidebooks[":id"]["calendar-entries"].$get({ param: { id } })),
    ...liveQuery(),
  });
