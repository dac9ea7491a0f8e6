import { queryOptions } from "@tanstack/react-query";
import { guidebookCalls } from "#guidebooks/client.ts";
import { jsonOf } from "#core/client.ts";

const historyCalls = guidebookCalls["guidebook-sections"][":id"].history;

/** Returns the query of a section's versions. Fetched again each time the history is opened. */
export const historyQuery = (sectionId: string) =>
  queryOptions({
    queryKey: ["/api/guidebook-sections", sectionId, "history"],
    queryFn: () => jsonOf(historyCalls.$get({ param: { id: sectionId } })),
    gcTime: 0,
    staleTime: 0,
  });

/** Returns the query of a section's content at a version, which never changes. */
export const versionQuery = (sectionId: string, version: number) =>
  queryOptions({
    queryKey: ["/api/guidebook-sections", sectionId, "history", version],
    queryFn: () =>
      jsonOf(historyCalls[":version"].$get({ param: { id: sectionId, version: String(version) } })),
  });
