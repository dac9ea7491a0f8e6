import { queryOptions } from "@tanstack/react-query";
import { accounts } from "#accounts/client.ts";
import { jsonOf } from "#core/client.ts";

/** The user's name, picture and e-mail, and a pending e-mail. */
export const profileQuery = queryOptions({
  queryKey: ["/api/auth/profile"],
  queryFn: () => jsonOf(accounts.auth.profile.$get()),
  staleTime: 0,
});

/** The user's sessions. */
export const sessionsQuery = queryOptions({
  queryKey: ["/api/auth/sessions"],
  queryFn: () => jsonOf(accounts.auth.sessions.$get()),
  staleTime: 0,
});
