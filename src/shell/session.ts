import { createContext, type RouterContextProvider } from "react-router";
import type { Logger } from "pino";
import type { QueryClient } from "@tanstack/react-query";
import type { User } from "#accounts/contract.ts";
import { userQuery } from "#accounts/session.ts";
import type { SubscriptionStatus } from "#billing/contract.ts";
import { subscriptionQuery } from "#billing/subscription.ts";
import type { SessionState } from "#screens.ts";

/** What the document says of the session, and what the browser's first cache is filled with. */
export interface SessionFacts {
  user: User | null;
  subscription: SubscriptionStatus | null;
}

export function sessionState({ user, subscription }: SessionFacts): SessionState {
  if (!user) return "signed-out";
  return subscription?.status === "active" ? "subscribed" : "unsubscribed";
}

export const queryClientContext = createContext<QueryClient>();
/** What the policy lets inline scripts run by; none while developing, where the policy is open. */
export const nonceContext = createContext<string | undefined>();
export const logContext = createContext<Logger>();

/** Fills the query cache with what the server already knows, so that no screen waits to learn who is there. */
export function fillSession(client: QueryClient, facts: SessionFacts): void {
  client.setQueryData(userQuery.queryKey, facts.user);
  client.setQueryData(subscriptionQuery.queryKey, facts.subscription);
}

/** Returns the session as the cache holds it. */
export function factsIn(client: QueryClient): SessionFacts {
  return {
    user: client.getQueryData(userQuery.queryKey) ?? null,
    subscription: client.getQueryData(subscriptionQuery.queryKey) ?? null,
  };
}

export function readSession(context: Readonly<RouterContextProvider>): SessionFacts {
  return factsIn(context.get(queryClientContext));
}
