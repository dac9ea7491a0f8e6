import { hc } from "hono/client";
import type { calendarRoutes } from "#calendars/routes.server.ts";
import { apiFetch } from "#platform/client.ts";

/** The calls about calendars. Read an answer with `jsonOf(…)` of `#platform/client.ts`. */
export const calendarCalls = hc<typeof calendarRoutes>("/api", { fetch: apiFetch });
