import type { QueryKey } from "@tanstack/react-query";
import { accountsQuery } from "#accounts/client.ts";
import type { ChosenAccount, User } from "#accounts/contract.ts";
import { userQuery } from "#accounts/session.ts";
import type { SubscriptionStatus } from "#billing/contract.ts";
import { subscriptionQuery } from "#billing/subscription.ts";

export const aroha: User = {
  id: "u1",
  email: "aroha@example.com",
  firstName: "Aroha",
  lastName: "Ngata",
  profileImageUrl: null,
  emailConfirmed: true,
  isOperator: false,
  accountId: "u1",
};

export const activePlan: SubscriptionStatus = {
  status: "active",
  plan: "Pro",
  price: null,
  periodEnd: null,
  renews: false,
  pastDue: false,
  askOwner: null,
  checkout: null,
};

export const ownedAccount: ChosenAccount = {
  id: "u1",
  ownerName: "Aroha Ngata",
  role: "owner",
  isLimited: false,
  isChosen: true,
};

/** What the document of a subscribed owner brings into the cache. */
export const hostSession: readonly (readonly [QueryKey, unknown])[] = [
  [userQuery.queryKey, aroha],
  [subscriptionQuery.queryKey, activePlan],
  [accountsQuery.queryKey, [ownedAccount]],
];
