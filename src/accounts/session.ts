import { queryOptions, useSuspenseQuery, type Query, type QueryClient } from "@tanstack/react-query";
import { accounts } from "#accounts/client.ts";
import type { User } from "#accounts/contract.ts";
import { jsonOf } from "#core/client.ts";
import { drawFor, drawnForValue, shownFor } from "#core/drawnFor.ts";
import { showSession } from "#core/tabs.ts";
import { isSessionEnd } from "#core/sessionEnd.ts";

/** Who is signed in. Our own 401 is an answer too: nobody (Errors 3). */
export const userQuery = queryOptions({
  queryKey: ["/api/auth/user"] as const,
  queryFn: async (): Promise<User | null> => {
    try {
      return await jsonOf(accounts.auth.user.$get());
    } catch (error) {
      if (isSessionEnd(error)) return null;
      throw error;
    }
  },
});

/** Returns the signed-in host, or null. The document brings the answer, so that no screen waits for it. */
export function useUser(): User | null {
  return useSuspenseQuery(userQuery).data;
}

/**
 * Puts a host who has just signed in or up into the cache. Nothing of the host before stays there: the gate fetches the
 * other facts of the session before it decides (Screens 8).
 */
export function enterSession(client: QueryClient, user: User): void {
  client.removeQueries({ type: "inactive" });
  client.setQueryData(userQuery.queryKey, user);
  showSession(user);
}

/** Returns true for a read of an open screen that was refused because the session has ended. */
export const isRefusedRead = (read: Query): boolean => read.isActive() && isSessionEnd(read.state.error);

/**
 * Puts a host who has signed in again into the cache, which stays as it is, and has what was refused read again. Where they
 * are no member of the screen's account any more, the screen stays drawn for that: the next answer covers it (Screens 11).
 */
export function resumeSession(client: QueryClient, user: User): void {
  if (drawnForValue(user) === shownFor()) {
    client.setQueryData(userQuery.queryKey, user);
    showSession(user);
  }
  void client.refetchQueries({ predicate: isRefusedRead });
}

/** Forgets the signed-in host. */
export function leaveSession(client: QueryClient): void {
  client.removeQueries({ type: "inactive" });
  client.setQueryData(userQuery.queryKey, null);
  drawFor(null);
}
