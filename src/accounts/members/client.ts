import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import type { memberRoutes } from "#accounts/members/routes.server.ts";
import { apiFetch, jsonOf } from "#core/client.ts";

export const memberCalls = hc<ReturnType<typeof memberRoutes>>("/api", { fetch: apiFetch });

export const peopleQuery = queryOptions({
  queryKey: ["/api/account/members"],
  queryFn: () => jsonOf(memberCalls.account.members.$get()),
  staleTime: 0,
});

export const madeLinksQuery = (id: string) =>
  queryOptions({
    queryKey: ["/api/account/members", id, "links"],
    queryFn: () => jsonOf(memberCalls.account.members[":id"].links.$get({ param: { id } })),
    staleTime: 0,
  });

export const activityQuery = queryOptions({
  queryKey: ["/api/account/activity"],
  queryFn: () => jsonOf(memberCalls.account.activity.$get()),
  staleTime: 0,
});

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ["/api/invitations", token],
    queryFn: () => jsonOf(memberCalls.invitations[":token"].$get({ param: { token } })),
  });
