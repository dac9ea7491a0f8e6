import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import { apiFetch, jsonOf } from "#core/client.ts";
import { liveQuery } from "#core/liveQuery.ts";
import { stayKeys } from "#stays/client.ts";
import type { turnoverRoutes } from "#stays/turnovers/routes.server.ts";

export const turnoverCalls = hc<typeof turnoverRoutes>("/api", { fetch: apiFetch });

/** The links of cleaners, ended ones included, newest first. */
export const turnoverLinksQuery = queryOptions({
  queryKey: ["/api/turnover-links"],
  queryFn: () => jsonOf(turnoverCalls["turnover-links"].$get()),
  ...liveQuery(),
});

/** The turnovers of the next 14 days. The key is below that of stays, so that a change of a stay refetches them. */
export const turnoversQuery = queryOptions({
  queryKey: [...stayKeys.all, "turnovers"],
  queryFn: () => jsonOf(turnoverCalls.turnovers.$get()),
  ...liveQuery(),
});
