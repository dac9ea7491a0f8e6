import { hc } from "hono/client";
import type { placesRoutes } from "#places/routes.server.ts";
import { apiFetch } from "#core/client.ts";

/** The calls of this domain, typed by their routes. */
export const placesCalls = hc<typeof placesRoutes>("/api", { fetch: apiFetch });
