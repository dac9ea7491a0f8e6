import { hc } from "hono/client";
import type { noticeRoutes } from "#stays/notices/routes.server.ts";
import { apiFetch, jsonOf } from "#core/client.ts";
import { queryOptions } from "@tanstack/react-query";
import { liveQuery } from "#core/liveQuery.ts";

/** The calls about notices. Read an answer with `jsonOf(…)` of `#core/client.ts`. */
export const noticeCalls = hc<typeof noticeRoutes>("/api", { fetch: apiFetch });

/** The current and future notices of the account. */
export const noticesQuery = queryOptions({
  queryKey: ["/api/notices"],
  queryFn: () => jsonOf(noticeCalls.notices.$get()),
  ...liveQuery(),
});
