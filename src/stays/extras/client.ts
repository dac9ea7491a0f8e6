import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import { apiFetch, jsonOf } from "#core/client.ts";
import { liveQuery } from "#core/liveQuery.ts";
import type { extraRoutes } from "#stays/extras/routes.server.ts";

/** The calls about extras. Read an answer with `jsonOf(…)` of `#core/client.ts`. */
export const extraCalls = hc<typeof extraRoutes>("/api", { fetch: apiFetch });

/** What the guests of a guidebook can ask for. */
export const extrasQuery = (id: string) =>
  queryOptions({
    queryKey: ["/api/guidebooks", id, "extras"],
    queryFn: () => jsonOf(extraCalls.guidebooks[":id"].extras.$get({ param: { id } })),
  });

/** What guests have asked for. The key is below that of stays, so that a change of a stay refetches it. */
export const extraRequestsQuery = queryOptions({
  queryKey: ["/api/stays", "extra-requests"],
  queryFn: () => jsonOf(extraCalls["extra-requests"].$get()),
  ...liveQuery(),
});
