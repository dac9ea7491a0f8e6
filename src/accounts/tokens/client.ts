import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import type { tokenRoutes } from "#accounts/tokens/routes.server.ts";
import { apiFetch, jsonOf } from "#core/client.ts";

export const tokenCalls = hc<typeof tokenRoutes>("/api", { fetch: apiFetch });

/** The user's own tokens in the account of the session. */
export const tokensQuery = queryOptions({
  queryKey: ["/api/account/tokens"],
  queryFn: () => jsonOf(tokenCalls.account.tokens.$get()),
  staleTime: 0,
});
