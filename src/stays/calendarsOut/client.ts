import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import { apiFetch, jsonOf } from "#core/client.ts";
import { liveQuery } from "#core/liveQuery.ts";
import type { calendarOutRoutes } from "#stays/calendarsOut/routes.server.ts";

const { account } = hc<typeof calendarOutRoutes>("/api", { fetch: apiFetch });
export const calendarOutCalls = account["calendars-out"];

/** The calendars that other programs read, newest first. */
export const calendarsOutQuery = queryOptions({
  queryKey: ["/api/account/calendars-out"],
  queryFn: () => jsonOf(calendarOutCalls.$get()),
  ...liveQuery(),
});
