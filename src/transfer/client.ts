import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import { apiFetch, jsonOf } from "#platform/client.ts";
import type { leavingRoutes } from "#transfer/leavingRoutes.server.ts";

/** The calls by which somebody leaves for good. */
export const leavingCalls = hc<typeof leavingRoutes>("/api", { fetch: apiFetch });

/** What deleting one's own account would delete. */
export const deletionQuery = queryOptions({
  queryKey: ["/api/auth/user/deletion"],
  queryFn: () => jsonOf(leavingCalls.auth.user.deletion.$get()),
  staleTime: 0,
  gcTime: 0,
});
