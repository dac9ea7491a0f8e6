import { queryOptions, useQuery } from "@tanstack/react-query";
import { billing } from "#billing/client.ts";
import type { StatusQuery, SubscriptionStatus } from "#billing/contract.ts";
import { jsonOf } from "#platform/client.ts";

/** Fetches the subscription anew, settled first where the query asks for it. */
export const refetchSubscription = (query: StatusQuery = {}): Promise<SubscriptionStatus> =>
  jsonOf(billing["subscription-status"].$get({ query }));

/** The document brings the first answer; null where nobody is signed in. */
export const subscriptionQuery = queryOptions({
  queryKey: ["/api/subscription-status"] as const,
  queryFn: (): Promise<SubscriptionStatus | null> => refetchSubscription(),
});

/** Returns the signed-in host's subscription, or null. */
export function useSubscription(): SubscriptionStatus | null {
  return useQuery(subscriptionQuery).data ?? null;
}
