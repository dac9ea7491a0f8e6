import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import { apiFetch, jsonOf } from "#core/client.ts";
import { currentRead } from "#core/currentRead.ts";
import { stayKeys } from "#stays/queries.ts";
import type { turnoverRoutes } from "#stays/turnovers/routes.server.ts";

/** The calls about cleaners' links. */
export const turnoverCalls = hc<typeof turnoverRoutes>("/api", { fetch: apiFetch });

/** The links of cleaners, newest first, the ended ones too. */
export const turnoverLinksQuery = queryOptions({
  queryKey: ["/api/turnover-links"],
  queryFn: () => jsonOf(turnoverCalls["turnover-links"].$get()),
  ...currentRead(),
});

/** The turnovers of the next 14 days. Below the key of stays, so that whatever changes a stay has them read anew. */
export const turnoversQuery = queryOptions({
  queryKey: [...stayKeys.all, "turnovers"],
  queryFn: () => jsonOf(turnoverCalls.turnovers.$get()),
  ...currentRead(),
});
