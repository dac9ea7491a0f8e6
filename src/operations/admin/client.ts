import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import { apiFetch, jsonOf } from "#core/client.ts";
import { MINUTE_MS } from "#core/durations.ts";
import type { adminRoutes } from "#operations/admin/routes.server.ts";

export const { admin } = hc<typeof adminRoutes>("/api", { fetch: apiFetch });

const queryKey = ["/api/admin"];

export const stateQuery = queryOptions({
  queryKey: [...queryKey, "state"],
  queryFn: () => jsonOf(admin.state.$get()),
  staleTime: 0,
  refetchInterval: MINUTE_MS,
});

export const accountsOfQuery = (q: string) =>
  queryOptions({
    queryKey: [...queryKey, "accounts", q],
    queryFn: () => jsonOf(admin.accounts.$get({ query: { q } })),
    staleTime: 0,
  });

export const logQuery = queryOptions({
  queryKey: [...queryKey, "log"],
  queryFn: () => jsonOf(admin.log.$get()),
  staleTime: 0,
});

/** Every query of the operator's screen: an action changes several. */
export const adminQueries = { queryKey };
