import { hc } from "hono/client";
import { apiFetch } from "#core/client.ts";
import type { erasedStayRoutes } from "#stays/erasing/routes.server.ts";
import type { accessRequestRoutes } from "#stays/accessRequests/routes.server.ts";
import type { stayRoutes } from "#stays/routes.server.ts";

/** The calls about stays. Read an answer with `jsonOf(…)` of `#core/client.ts`. */
export const stayCalls = hc<typeof stayRoutes>("/api", { fetch: apiFetch });

/** The calls about guests without a code. */
export const accessRequestCalls = hc<typeof accessRequestRoutes>("/api", { fetch: apiFetch });

/** The call about erased stays. */
export const erasedStayCalls = hc<typeof erasedStayRoutes>("/api", { fetch: apiFetch });
