import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import { apiFetch, jsonOf } from "#core/client.ts";
import { currentRead } from "#core/currentRead.ts";
import type { tonightRoutes } from "#stays/arrivalChecks/routes.server.ts";

/** The call about the arrivals of the next 36 hours. */
export const tonightCalls = hc<typeof tonightRoutes>("/api", { fetch: apiFetch });

/** Below the key of stays, so that whatever changes a stay has it rehearsed anew. */
export const tonightQuery = queryOptions({
  queryKey: ["/api/stays", "tonight"],
  queryFn: () => jsonOf(tonightCalls.stays.tonight.$get()),
  ...currentRead(),
});
