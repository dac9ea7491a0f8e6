import { queryOptions } from "@tanstack/react-query";
import { guidebookCalls } from "#guidebooks/client.ts";
import { jsonOf } from "#core/client.ts";

/** The key of all queries about shared sections. */
export const sharedKey = ["/api/shared-sections"] as const;

/**
 * Returns the query of the shared sections of the chosen account, or of a guidebook's. Fetched again by each screen.
 */
export const sharedSectionsQuery = (guidebook?: string) =>
  queryOptions({
    queryKey: [...sharedKey, guidebook ?? null],
    queryFn: () =>
      jsonOf(guidebookCalls["shared-sections"].$get({ query: guidebook === undefined ? {} : { guidebook } })),
    staleTime: 0,
  });
