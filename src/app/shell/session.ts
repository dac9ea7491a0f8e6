import { createContext } from "react-router";
import type { Logger } from "pino";
import type { QueryClient } from "@tanstack/react-query";
import { accountsQuery } from "#accounts/client.ts";
import type { ChosenAccount, User } from "#accounts/contract.ts";
import { userQuery } from "#accounts/session.ts";
import type { SubscriptionStatus } from "#billing/contract.ts";
import { subscriptionQuery } from "#billing/subscription.ts";
import type { Product } from "#core/product.ts";
import type { SessionState } from "#core/screens.ts";

/** What the document says of the session, and what the browser's first cache is filled with. */
export interface SessionFacts {
  user: User | null;
  /** Null if no user is signed in, or the user is a member of no account. */
  subscription: SubscriptionStatus | null;
  /** Those that the host is a member of. */
  accounts: ChosenAccount[];
}

export const SIGNED_OUT: SessionFacts = { user: null, subscription: null, accounts: [] };

function sessionState({ user, subscription }: Omit<SessionFacts, "accounts">): SessionState {
  if (!user) return "signed-out";
  return subscription?.status === "active" ? "subscribed" : "unsubscribed";
}

export const queryClientContext = createContext<QueryClient>();
export const productContext = createContext<Product>();
/** What the policy lets inline scripts run by; none while developing, where the policy is open. */
export const nonceContext = createContext<string | undefined>();
export const logContext = createContext<Logger>();

const queries = { user: userQuery, subscription: subscriptionQuery, accounts: accountsQuery };

/**
 * Fills the query cache with what the server already knows, so that no screen waits to learn who is there. The cache
 * never forgets these facts, however long a screen stays open (Screens 8).
 */
export function fillSession(client: QueryClient, facts: Partial<SessionFacts>): void {
  for (const { queryKey } of Object.values(queries)) client.setQueryDefaults(queryKey, { gcTime: Infinity });
  client.setQueryData(queries.user.queryKey, facts.user);
  client.setQueryData(queries.subscription.queryKey, facts.subscription);
  client.setQueryData(queries.accounts.queryKey, facts.accounts);
}

/** Returns the facts that the cache holds. */
export function factsIn(client: QueryClient): Partial<SessionFacts> {
  return {
    user: client.getQueryData(queries.user.queryKey),
    subscription: client.getQueryData(queries.subscription.queryKey),
    accounts: client.getQueryData(queries.accounts.queryKey),
  };
}

/** Returns the state of the session. A fact that the cache lacks is fetched first; rejects where that fails. */
export async function fetchSessionState(client: QueryClient): Promise<SessionState> {
  const user = await client.ensureQueryData(queries.user);
  if (!user) return sessionState(SIGNED_OUT);
  const [subscription] = await Promise.all([
    client.ensureQueryData(queries.subscription),
    client.ensureQueryData(queries.accounts),
  ]);
  return sessionState({ user, subscription });
}
