import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import { apiFetch, jsonOf } from "#core/client.ts";
import { currentRead } from "#core/currentRead.ts";
import type { tonightRoutes } from "#stays/arrivalChecks/routes.server.ts";

export const tonightCalls = hc<typeof tonightRoutes>("/api", { fetch: apiFetch });

/** The arrivals of the next 36 hours. The key is below that of stays, so that a change of a stay refetches them. */
export const tonightQuery = queryOptions({
  queryKey: ["/api/stays", "tonight"],
  queryFn: () => jsonOf(tonightCalls.stays.tonight.$get()),
  ...currentRead(),
});
