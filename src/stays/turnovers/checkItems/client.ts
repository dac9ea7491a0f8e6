import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import { apiFetch, jsonOf } from "#core/client.ts";
import type { checkListRoutes } from "#stays/turnovers/checkItems/routes.server.ts";

export const checkListCalls = hc<typeof checkListRoutes>("/api", { fetch: apiFetch });

/** The properties with a check list for cleaners. */
export const checkListsQuery = queryOptions({
  queryKey: ["/api/turnover-lists"],
  queryFn: () => jsonOf(checkListCalls["turnover-lists"].$get()),
});

/** What cleaners tick at a property. */
export const checkListQuery = (id: string) =>
  queryOptions({
    queryKey: [`/api/guidebooks/${id}/turnover-list`],
    queryFn: () => jsonOf(checkListCalls.guidebooks[":id"]["turnover-list"].$get({ param: { id } })),
  });
