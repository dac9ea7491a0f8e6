import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import { apiFetch, jsonOf } from "#core/client.ts";
import { liveQuery } from "#core/liveQuery.ts";
import { guidebookKeys } from "#guidebooks/client.ts";
import type { problemRoutes } from "#stays/problems/routes.server.ts";

export const problemCalls = hc<typeof problemRoutes>("/api", { fetch: apiFetch });

/** A guest waits for it to be read. */
const REFRESH_MS = 15_000;

/** The open problems of all guidebooks, and those that were done lately, the newest first. */
export const problemsQuery = queryOptions({
  queryKey: ["/api/problems"],
  queryFn: () => jsonOf(problemCalls.problems.$get()),
  ...liveQuery(REFRESH_MS),
});

export const problemSettingsQuery = (id: string) =>
  queryOptions({
    queryKey: [...guidebookKeys.one(id), "problems"],
    queryFn: () => jsonOf(problemCalls.guidebooks[":id"].problems.$get({ param: { id } })),
  });
