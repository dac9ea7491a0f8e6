import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import { apiFetch, jsonOf } from "#core/client.ts";
import { MINUTE_MS, SECOND_MS } from "#core/durations.ts";
import { activeStates } from "#operations/regions/contract.ts";
import type { regionRoutes } from "#operations/regions/routes.server.ts";

export const { regions } = hc<typeof regionRoutes>("/api", { fetch: apiFetch }).admin;

/** Asks every two seconds while a region is under way. */
export const regionsQuery = queryOptions({
  queryKey: ["/api/admin", "regions"],
  queryFn: () => jsonOf(regions.$get()),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.regions.some(({ state: of }) => activeStates.includes(of)) ? 2 * SECOND_MS : MINUTE_MS,
});
