import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import type { guestUsageRoutes } from "#guidebooks/guestUsage/routes.server.ts";
import { apiFetch, jsonOf } from "#core/client.ts";
import { liveQuery } from "#core/liveQuery.ts";

const insightCalls = hc<typeof guestUsageRoutes>("/api", { fetch: apiFetch });

export const allOpensQuery = queryOptions({
  queryKey: ["/api/opens"],
  queryFn: () => jsonOf(insightCalls.opens.$get()),
  ...liveQuery(),
});

export const opensQuery = (id: string) =>
  queryOptions({
    queryKey: ["/api/guidebooks", id, "opens"],
    queryFn: () => jsonOf(insightCalls.guidebooks[":id"].opens.$get({ param: { id } })),
    ...liveQuery(),
  });

export const searchesWithoutResultQuery = (id: string) =>
  queryOptions({
    queryKey: ["/api/guidebooks", id, "unfound"],
    queryFn: () => jsonOf(insightCalls.guidebooks[":id"].unfound.$get({ param: { id } })),
    ...liveQuery(),
  });

/** Dismisses a search without a result: it is no longer listed. */
export const dismissSearchWithoutResult = (id: string, text: string) =>
  insightCalls.guidebooks[":id"].unfound.dismissed.$post({ param: { id }, json: { text } });
