import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import type { memberRoutes } from "#accounts/members/routes.server.ts";
import { apiFetch, jsonOf } from "#core/client.ts";

/** The calls about the people of an account. */
export const memberCalls = hc<ReturnType<typeof memberRoutes>>("/api", { fetch: apiFetch });

/** The people of the account and the open invitations. */
export const peopleQuery = queryOptions({
  queryKey: ["/api/account/members"],
  queryFn: () => jsonOf(memberCalls.account.members.$get()),
  staleTime: 0,
});

/** What a member made that opens codes. */
export const madeLinksQuery = (id: string) =>
  queryOptions({
    queryKey: ["/api/account/members", id, "links"],
    queryFn: () => jsonOf(memberCalls.account.members[":id"].links.$get({ param: { id } })),
    staleTime: 0,
  });

/** What the people of the account did lately. */
export const activityQuery = queryOptions({
  queryKey: ["/api/account/activity"],
  queryFn: () => jsonOf(memberCalls.account.activity.$get()),
  staleTime: 0,
});

/** What the holder of an invitation's token reads. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ["/api/invitations", token],
    queryFn: () => jsonOf(memberCalls.invitations[":token"].$get({ param: { token } })),
  });
