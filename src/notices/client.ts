import { hc } from "hono/client";
import type { noticeRoutes } from "#notices/routes.server.ts";
import { apiFetch } from "#platform/client.ts";

/** The calls about notices. Read an answer with `jsonOf(…)` of `#platform/client.ts`. */
export const noticeCalls = hc<typeof noticeRoutes>("/api", { fetch: apiFetch });
