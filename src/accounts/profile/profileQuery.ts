import { queryOptions } from "@tanstack/react-query";
import { accounts } from "#accounts/client.ts";
import { jsonOf } from "#core/client.ts";

/** One's own name, picture and e-mail, and one that waits to be confirmed. */
export const profileQuery = queryOptions({
  queryKey: ["/api/auth/profile"],
  queryFn: () => jsonOf(accounts.auth.profile.$get()),
  staleTime: 0,
});

/** Where one is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ["/api/auth/sessions"],
  queryFn: () => jsonOf(accounts.auth.sessions.$get()),
  staleTime: 0,
});
