import { hc } from "hono/client";
import type { guidebookRoutes } from "#guidebooks/routes.server.ts";
import { apiFetch } from "#core/client.ts";

/** Calls for guidebooks, sections and sharing. Read a response with `jsonOf(…)` of `#core/client.ts`. */
export const guidebookCalls = hc<typeof guidebookRoutes>("/api", { fetch: apiFetch });
