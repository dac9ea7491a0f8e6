import { hc } from "hono/client";
import type { noticeRoutes } from "#stays/notices/routes.server.ts";
import { apiFetch } from "#core/client.ts";

/** The calls about notices. Read an answer with `jsonOf(…)` of `#core/client.ts`. */
export const noticeCalls = hc<typeof noticeRoutes>("/api", { fetch: apiFetch });
