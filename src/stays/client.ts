import { hc } from "hono/client";
import { apiFetch, jsonOf } from "#core/client.ts";
import type { accessRequestRoutes } from "#stays/accessRequests/routes.server.ts";
import type { stayRoutes } from "#stays/routes.server.ts";
import { queryOptions } from "@tanstack/react-query";
import { guidebookKeys } from "#guidebooks/client.ts";
import { liveQuery } from "#core/liveQuery.ts";

/** The calls about stays. Read an answer with `jsonOf(…)` of `#core/client.ts`. */
export const stayCalls = hc<typeof stayRoutes>("/api", { fetch: apiFetch });

export const accessRequestCalls = hc<typeof accessRequestRoutes>("/api", { fetch: apiFetch });

/** A guest at the door waits for a decision. */
const REQUESTS_REFRESH_MS = 15_000;

/** The keys of the calls about stays in the query cache. */
export const stayKeys = {
  all: ["/api/stays"] as const,
  of: (guidebookId: string) => [...stayKeys.all, guidebookId] as const,
  access: (guidebookId: string) => [...guidebookKeys.one(guidebookId), "access"] as const,
  properties: ["/api/stay-properties"] as const,
  requests: ["/api/stay-requests"] as const,
};

export const accessQuery = (id: string) =>
  queryOptions({
    queryKey: stayKeys.access(id),
    queryFn: () => jsonOf(stayCalls.guidebooks[":id"].access.$get({ param: { id } })),
  });

/** The stays of all guidebooks, or of one, by day of arrival. */
export const staysQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: id === undefined ? [...stayKeys.all, "all"] : stayKeys.of(id),
    queryFn: () =>
      id === undefined
        ? jsonOf(stayCalls.stays.$get())
        : jsonOf(stayCalls.guidebooks[":id"].stays.$get({ param: { id } })),
    ...liveQuery(),
  });

export const stayPropertiesQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: [...stayKeys.properties, id ?? "all"],
    queryFn: () => jsonOf(stayCalls["stay-properties"].$get({ query: id ? { guidebook: id } : {} })),
    ...liveQuery(),
  });

/** The open requests of guests without a code. */
export const accessRequestsQuery = queryOptions({
  queryKey: stayKeys.requests,
  queryFn: () => jsonOf(accessRequestCalls["stay-requests"].$get()),
  ...liveQuery(REQUESTS_REFRESH_MS),
});
