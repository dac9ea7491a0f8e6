import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import type { webhookRoutes } from "#accounts/webhooks/routes.server.ts";
import { apiFetch, jsonOf } from "#core/client.ts";

export const webhookCalls = hc<ReturnType<typeof webhookRoutes>>("/api", { fetch: apiFetch });

/** The webhooks of the account, for its owners. */
export const webhooksQuery = queryOptions({
  queryKey: ["/api/account/webhooks"],
  queryFn: () => jsonOf(webhookCalls.account.webhooks.$get()),
  staleTime: 0,
});

/** What was sent to a webhook, newest first. */
export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ["/api/account/webhooks", id, "deliveries"],
    queryFn: () => jsonOf(webhookCalls.account.webhooks[":id"].deliveries.$get({ param: { id } })),
    staleTime: 0,
  });
