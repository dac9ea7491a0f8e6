import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { billing } from "#billing/client.ts";
import type { StatusQuery, SubscriptionStatus } from "#billing/contract.ts";
import { ApiError, jsonOf } from "#core/client.ts";

/** Fetches the subscription again, refreshed from Stripe first if the query requests it. */
export const refetchSubscription = (query: StatusQuery = {}): Promise<SubscriptionStatus> =>
  jsonOf(billing["subscription-status"].$get({ query }));

/** The host's subscription, prefilled by the document. A 404 means that they are a member of no account. */
export const subscriptionQuery = queryOptions({
  queryKey: ["/api/subscription-status"] as const,
  queryFn: async (): Promise<SubscriptionStatus | null> => {
    try {
      return await refetchSubscription();
    } catch (error) {
      if (error instanceof ApiError && error.body?.code === "not_found") return null;
      throw error;
    }
  },
});

export function useSubscription(): SubscriptionStatus | null {
  return useSuspenseQuery(subscriptionQuery).data;
}
