import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import { apiFetch, jsonOf } from "#core/client.ts";
import { liveQuery } from "#core/liveQuery.ts";
import type { arrivalCheckRoutes } from "#stays/arrivalChecks/routes.server.ts";

const arrivalCheckCalls = hc<typeof arrivalCheckRoutes>("/api", { fetch: apiFetch });

/** The arrivals of the next 36 hours. The key is below that of stays, so that a change of a stay refetches them. */
export const arrivalChecksQuery = queryOptions({
  queryKey: ["/api/stays", "tonight"],
  queryFn: () => jsonOf(arrivalCheckCalls.stays.tonight.$get()),
  ...liveQuery(),
});
