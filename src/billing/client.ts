import { hc } from "hono/client";
import type { billingRoutes } from "#billing/routes.server.ts";
import { apiFetch } from "#core/client.ts";

/** The calls of this domain, typed by their routes. */
export const billing = hc<typeof billingRoutes>("/api", { fetch: apiFetch });
