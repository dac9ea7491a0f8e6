import { queryOptions } from "@tanstack/react-query";
import { guidebookKeys } from "#guidebooks/queries.ts";
import { jsonOf } from "#platform/client.ts";
import { stayCalls, stayRequestCalls } from "#stays/client.ts";

/** Guests open their pages meanwhile, and calendars are read. */
const STAYS_REFRESH_MS = 60_000;
/** A guest who stands at the door waits for an answer. */
const REQUESTS_REFRESH_MS = 15_000;

/** The keys under which the browser keeps what the calls about stays answered. */
export const stayKeys = {
  all: ["/api/stays"] as const,
  of: (guidebookId: string) => [...stayKeys.all, guidebookId] as const,
  access: (guidebookId: string) => [...guidebookKeys.one(guidebookId), "access"] as const,
  properties: ["/api/stay-properties"] as const,
  requests: ["/api/stay-requests"] as const,
};

/** Who sees the secrets of a guidebook, and when. */
export const accessQuery = (id: string) =>
  queryOptions({
    queryKey: stayKeys.access(id),
    queryFn: () => jsonOf(stayCalls.guidebooks[":id"].access.$get({ param: { id } })),
  });

/** The stays of a guidebook, by day of arrival: fetched anew by each screen, because guests and calendars change them. */
export const staysQuery = (id: string) =>
  queryOptions({
    queryKey: stayKeys.of(id),
    queryFn: () => jsonOf(stayCalls.guidebooks[":id"].stays.$get({ param: { id } })),
    staleTime: 0,
  });

/** The stays of all guidebooks, or of one, read again each minute. */
export const currentStaysQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: id === undefined ? [...stayKeys.all, "all"] : stayKeys.of(id),
    queryFn: () =>
      id === undefined
        ? jsonOf(stayCalls.stays.$get())
        : jsonOf(stayCalls.guidebooks[":id"].stays.$get({ param: { id } })),
    staleTime: 0,
    refetchInterval: STAYS_REFRESH_MS,
  });

/** What the stays of each guidebook have in common, or those of one. */
export const stayPropertiesQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: [...stayKeys.properties, id ?? "all"],
    queryFn: () => jsonOf(stayCalls["stay-properties"].$get({ query: id ? { guidebook: id } : {} })),
    staleTime: 0,
  });

/** The guests without a code who wait for an answer. */
export const stayRequestsQuery = queryOptions({
  queryKey: stayKeys.requests,
  queryFn: () => jsonOf(stayRequestCalls["stay-requests"].$get()),
  staleTime: 0,
  refetchInterval: REQUESTS_REFRESH_MS,
});
