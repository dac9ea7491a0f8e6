import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import { apiFetch, jsonOf } from "#platform/client.ts";
import type { turnoverRoutes } from "#turnovers/routes.server.ts";

/** The calls about cleaners' links. */
export const turnoverCalls = hc<typeof turnoverRoutes>("/api", { fetch: apiFetch });

/** The links of cleaners, newest first, the ended ones too. */
export const turnoverLinksQuery = queryOptions({
  queryKey: ["/api/turnover-links"],
  queryFn: () => jsonOf(turnoverCalls["turnover-links"].$get()),
  staleTime: 0,
});
