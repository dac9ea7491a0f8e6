import { hc } from "hono/client";
import type { accountRoutes } from "#accounts/routes.server.ts";
import { apiFetch } from "#core/client.ts";

/** The typed client of these routes. */
export const accounts = hc<typeof accountRoutes>("/api", { fetch: apiFetch });
