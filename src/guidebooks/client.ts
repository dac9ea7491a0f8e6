import { hc } from "hono/client";
import type { guidebookRoutes } from "#guidebooks/routes.server.ts";
import { apiFetch } from "#platform/client.ts";

/** The calls about guidebooks, sections and sharing. Read an answer with `jsonOf(…)` of `#platform/client.ts`. */
export const guidebookCalls = hc<typeof guidebookRoutes>("/api", { fetch: apiFetch });
