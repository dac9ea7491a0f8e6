import { hc } from "hono/client";
import { apiFetch } from "#platform/client.ts";
import type { pushRoutes } from "#push/routes.server.ts";

/** The calls about messages to devices. */
export const pushCalls = hc<typeof pushRoutes>("/api", { fetch: apiFetch });
