import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import { apiFetch, jsonOf } from "#core/client.ts";
import { liveQuery } from "#core/liveQuery.ts";
import type { settingsRoutes } from "#operations/settings/routes.server.ts";

const calls = hc<typeof settingsRoutes>("/api", { fetch: apiFetch });

export const { settings } = calls.admin;

export const settingsQuery = queryOptions({
  queryKey: ["/api/admin", "settings"],
  queryFn: () => jsonOf(settings.$get()),
  staleTime: 0,
});

export const announcementQuery = queryOptions({
  queryKey: ["/api/announcement"],
  queryFn: () => jsonOf(calls.announcement.$get()),
  ...liveQuery(),
});
