import { hc } from "hono/client";
import { apiFetch } from "#core/client.ts";
import type { pushRoutes } from "#stays/push/routes.server.ts";

/** The calls about messages to devices. */
export const pushCalls = hc<typeof pushRoutes>("/api", { fetch: apiFetch });
