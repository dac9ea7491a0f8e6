import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import type { ReadManual } from "#manuals/contract.ts";
import type { manualRoutes } from "#manuals/routes.server.ts";
import { apiFetch, jsonOf } from "#platform/client.ts";

/** The calls by which hosts bring in what they have. */
export const manualCalls = hc<typeof manualRoutes>("/api", { fetch: apiFetch });

/** Has a file read; nothing of it is stored. */
export async function readManualFile(file: File, guidebookId: string | null): Promise<ReadManual> {
  const body = new FormData();
  body.append("file", file);
  const query = guidebookId === null ? "" : `?guidebook=${guidebookId}`;
  const response = await apiFetch(`/api/manuals/read${query}`, { method: "POST", body });
  return (await response.json()) as ReadManual; // what the call answers
}

/** When something was last brought into a guidebook. */
export const lastPutQuery = (guidebookId: string) =>
  queryOptions({
    queryKey: ["/api/guidebooks", guidebookId, "manuals", "last"],
    queryFn: () => jsonOf(manualCalls.guidebooks[":id"].manuals.last.$get({ param: { id: guidebookId } })),
    staleTime: 0,
    gcTime: 0,
  });
