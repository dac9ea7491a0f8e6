import { hc } from "hono/client";
import type { calendarRoutes } from "#stays/calendars/routes.server.ts";
import { apiFetch } from "#core/client.ts";

/** The calls about calendars. Read an answer with `jsonOf(…)` of `#core/client.ts`. */
export const calendarCalls = hc<typeof calendarRoutes>("/api", { fetch: apiFetch });
