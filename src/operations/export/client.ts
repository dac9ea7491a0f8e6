import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import type { Guidebook } from "#guidebooks/contract.ts";
import { apiFetch, jsonOf } from "#core/client.ts";
import type { leavingRoutes } from "#operations/accountDeletion/leavingRoutes.server.ts";

export const leavingCalls = hc<typeof leavingRoutes>("/api", { fetch: apiFetch });

/** What deleting one's own account would delete. */
export const deletionQuery = queryOptions({
  queryKey: ["/api/auth/user/deletion"],
  queryFn: () => jsonOf(leavingCalls.auth.user.deletion.$get()),
  staleTime: 0,
  gcTime: 0,
});

/** Where a guidebook is exported, or all of the account. */
export const exportPath = (guidebookId: string | null, withSecrets: boolean) =>
  `/api/${guidebookId === null ? "account" : `guidebooks/${guidebookId}`}/export${withSecrets ? "?secrets=true" : ""}`;

/** Makes a guidebook of an exported file. */
export async function importFile(file: File): Promise<Guidebook> {
  const body = new FormData();
  body.append("file", file);
  const response = await apiFetch("/api/guidebooks/import", { method: "POST", body });
  return (await response.json()) as Guidebook; // what the call answers
}
