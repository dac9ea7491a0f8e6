import { hc } from "hono/client";
import type { generationRoutes } from "#generation/routes.server.ts";
import { apiFetch } from "#core/client.ts";

export const generationCalls = hc<typeof generationRoutes>("/api", { fetch: apiFetch });
