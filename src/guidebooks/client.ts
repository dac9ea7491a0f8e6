import { hc } from "hono/client";
import type { guidebookRoutes } from "#guidebooks/routes.server.ts";
import { apiFetch } from "#core/client.ts";

/** The calls about guidebooks, sections and sharing. Read an answer with `jsonOf(…)` of `#core/client.ts`. */
export const guidebookCalls = hc<typeof guidebookRoutes>("/api", { fetch: apiFetch });
