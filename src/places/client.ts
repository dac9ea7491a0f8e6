import { hc } from "hono/client";
import type { placesRoutes } from "#places/routes.server.ts";
import { apiFetch } from "#core/client.ts";

export const placesCalls = hc<typeof placesRoutes>("/api", { fetch: apiFetch });
