import { hc } from "hono/client";
import type { billingRoutes } from "#billing/routes.server.ts";
import { apiFetch } from "#core/client.ts";

export const billing = hc<typeof billingRoutes>("/api", { fetch: apiFetch });
