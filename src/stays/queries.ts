import { queryOptions } from "@tanstack/react-query";
import { guidebookKeys } from "#guidebooks/queries.ts";
import { jsonOf } from "#platform/client.ts";
import { stayCalls } from "#stays/client.ts";

/** The keys under which the browser keeps what the calls about stays answered. */
export const stayKeys = {
  all: ["/api/stays"] as const,
  of: (guidebookId: string) => [...guidebookKeys.one(guidebookId), "stays"] as const,
  access: (guidebookId: string) => [...guidebookKeys.one(guidebookId), "access"] as const,
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
