import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import { sortingStep, type ReadManual, type SortingStep } from "#contentImport/contract.ts";
import type { manualRoutes } from "#contentImport/routes.server.ts";
import { apiFetch, jsonOf } from "#core/client.ts";
import { serverEvents } from "#core/serverEvents.ts";

export const manualCalls = hc<typeof manualRoutes>("/api", { fetch: apiFetch });

/** Progress of a model's sorting, and the function that cancels it. */
interface WatchedSorting {
  onStep: (step: SortingStep) => void;
  signal: AbortSignal;
}

/** Has a file read; stores nothing. Returns the rules' proposal where a model's sorting is interrupted. */
export async function readManualFile(
  file: File,
  guidebookId: string | null,
  { onStep, signal }: WatchedSorting,
): Promise<ReadManual> {
  const body = new FormData();
  body.append("file", file);
  const query = guidebookId === null ? "" : `?guidebook=${guidebookId}`;
  const headers = { Accept: "text/event-stream" };
  const response = await apiFetch(`/api/manuals/read${query}`, { method: "POST", body, headers, signal });
  if (!response.body) throw new Error("The answer has no body");
  let byRules: ReadManual | undefined;
  try {
    for await (const { event, data } of serverEvents(response.body)) {
      const sent: unknown = JSON.parse(data);
      if (event === "read") byRules = sent as ReadManual; // what the call answers
      if (event === "step") onStep(sortingStep.parse(sent));
      if (event === "done") return sent as ReadManual; // the same, sorted
    }
  } catch (error) {
    if (!byRules) throw error;
  }
  if (!byRules) throw new Error("The stream ended before the manual was read");
  return byRules;
}

export const lastImportQuery = (guidebookId: string) =>
  queryOptions({
    queryKey: ["/api/guidebooks", guidebookId, "manuals", "last"],
    queryFn: () => jsonOf(manualCalls.guidebooks[":id"].manuals.last.$get({ param: { id: guidebookId } })),
    staleTime: 0,
    gcTime: 0,
  });
