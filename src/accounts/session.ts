import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { accounts } from "#accounts/client.ts";
import type { User } from "#accounts/contract.ts";
import { jsonOf, ApiError, apiFetch } from "#platform/client.ts";

/** Billing's own key (`billing/subscription.ts`), said again because accounts stand below it. */
const subscriptionKey = ["/api/subscription-status"] as const;

/** Who is signed in. A 401 is an answer too: nobody (Errors 3). */
export const userQuery = queryOptions({
  queryKey: ["/api/auth/user"] as const,
  queryFn: async (): Promise<User | null> => {
    try {
      return await jsonOf(accounts.auth.user.$get());
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});

/** Returns the signed-in host, or null. The document brings the answer, so that no screen waits for it. */
export function useUser(): User | null {
  return useQuery(userQuery).data ?? null;
}

/**
 * Puts a host who has just signed in or up into the caches: nothing of the host before stays, and the gate finds both
 * user and subscription (Screens 8).
 */
export async function enterSession(client: QueryClient, user: User): Promise<void> {
  client.removeQueries({ type: "inactive" });
  client.setQueryData(userQuery.queryKey, user);
  await client.prefetchQuery({
    queryKey: subscriptionKey,
    staleTime: 0,
    queryFn: async () => (await apiFetch("/api/subscription-status")).json(),
  });
}

/** Forgets the signed-in host. */
export function leaveSession(client: QueryClient): void {
  client.removeQueries({ type: "inactive" });
  client.setQueryData(userQuery.queryKey, null);
  client.setQueryData(subscriptionKey, null);
}
