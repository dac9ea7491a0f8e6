import { queryOptions, useSuspenseQuery, type Query, type QueryClient } from "@tanstack/react-query";
import { accounts, accountsQuery } from "#accounts/client.ts";
import type { ChosenAccount, User } from "#accounts/contract.ts";
import { denialMessage } from "#accounts/roles.ts";
import type { Right } from "#core/gate.ts";
import { jsonOf } from "#core/client.ts";
import { setScreenOwner, screenOwnerValue, shownFor } from "#core/screenOwner.ts";
import { showSession } from "#core/tabs.ts";
import { isSessionEnd } from "#core/sessionEnd.ts";

/** The signed-in user; a 401 means null (Errors 3). */
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

/** Returns the signed-in host, or null. Prefilled by the document, so that no screen waits for it. */
export function useUser(): User | null {
  return useSuspenseQuery(userQuery).data;
}

/** Returns the account of the session; undefined for a host without an account. */
export function useChosenAccount(): ChosenAccount | undefined {
  return useSuspenseQuery(accountsQuery).data.find(({ isChosen }) => isChosen);
}

export function useMay(right: Right): boolean {
  const account = useChosenAccount();
  return account !== undefined && denialMessage(account, right) === null;
}

/** Puts a host who signed in or up into the cache, and clears the previous host's data (Screens 8). */
export function enterSession(client: QueryClient, user: User): void {
  client.removeQueries({ type: "inactive" });
  client.setQueryData(userQuery.queryKey, user);
  showSession(user);
}

/** Returns whether a query of the open screen was refused because the session has ended. */
export const isRefusedRead = (read: Query): boolean => read.isActive() && isSessionEnd(read.state.error);

/** Puts a host who signed in again into the cache and repeats refused reads; the rest stays (Screens 11). */
export function resumeSession(client: QueryClient, user: User): void {
  if (screenOwnerValue(user) === shownFor()) {
    client.setQueryData(userQuery.queryKey, user);
    showSession(user);
  }
  void client.refetchQueries({ predicate: isRefusedRead });
}

/** Clears the signed-in host from the cache. */
export function leaveSession(client: QueryClient): void {
  client.removeQueries({ type: "inactive" });
  client.setQueryData(userQuery.queryKey, null);
  setScreenOwner(null);
}
