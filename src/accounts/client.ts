import { hc } from "hono/client";
import type { accountRoutes } from "#accounts/routes.server.ts";
import { apiFetch, jsonOf } from "#core/client.ts";
import { queryOptions } from "@tanstack/react-query";

export const accounts = hc<typeof accountRoutes>("/api", { fetch: apiFetch });

/** The user's name, picture and email, and a pending email. */
export const profileQuery = queryOptions({
  queryKey: ["/api/auth/profile"],
  queryFn: () => jsonOf(accounts.auth.profile.$get()),
  staleTime: 0,
});

export const sessionsQuery = queryOptions({
  queryKey: ["/api/auth/sessions"],
  queryFn: () => jsonOf(accounts.auth.sessions.$get()),
  staleTime: 0,
});

/** The accounts of the signed-in host, and the one of the session. Prefilled by the document. */
export const accountsQuery = queryOptions({
  queryKey: ["/api/account/choice"],
  queryFn: () => jsonOf(accounts.account.choice.$get()),
});
