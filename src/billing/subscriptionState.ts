import type { AccountStatus } from "#billing/contract.ts";
import { PLAN } from "#billing/plan.ts";
import type { PlanPrice } from "#core/product.ts";
import { DAY_MS } from "#core/durations.ts";

/** The subscription state of an account, for any payment provider. Times are epoch milliseconds. */
export interface SubscriptionState {
  subscriptionId: string;
  /** `past_due`: a payment failed and is retried. `ended`: nothing will be charged any more. */
  state: "active" | "past_due" | "ended";
  periodEnd: number;
  /** End of access, unless a newer state arrives. */
  accessUntil: number;
  renews: boolean;
  endedAt: number | null;
  /** What the account pays for a year; without one, the plan's price. */
  price?: PlanPrice | undefined;
}

/** Prefix of the id of a plan that the operator granted without payment. */
export const GRANTED = "granted_";

/** Returns whether the operator has granted an active plan: Stripe's older subscriptions do not end it. */
export function isGranted(subscriptionState: SubscriptionState | undefined, now: number): boolean {
  return subscriptionState?.subscriptionId.startsWith(GRANTED) === true && isActive(subscriptionState, now);
}

/** The change between two states, in the names of Plan 8. */
export type Change = "completed" | "failed" | "cancelled" | "renewed";

/** Returns whether the plan gives access: while active, and while a failed payment is retried. */
export function isActive(subscriptionState: SubscriptionState, now: number): boolean {
  return subscriptionState.state !== "ended" && now < subscriptionState.accessUntil;
}

export function statusOf(subscriptionState: SubscriptionState | undefined, now: number): AccountStatus {
  if (!subscriptionState)
    return {
      status: "inactive",
      plan: PLAN.name,
      price: null,
      periodEnd: null,
      renews: false,
      pastDue: false,
    };
  const active = isActive(subscriptionState, now);
  return {
    status: active ? "active" : "inactive",
    plan: PLAN.name,
    price: subscriptionState.price ?? null,
    periodEnd: active ? subscriptionState.periodEnd : endOf(subscriptionState),
    renews: active && subscriptionState.renews,
    pastDue: active && subscriptionState.state === "past_due",
  };
}

/** Guests are mid-stay when a subscription ends: 30 days (Plan 4). */
export const GRACE_MS = 30 * DAY_MS;

/** Returns until when guests may read the guidebooks of an account in this state. */
export function guestsUntil(subscriptionState: SubscriptionState | undefined): number {
  return subscriptionState ? endOf(subscriptionState) + GRACE_MS : 0;
}

/** Returns when a plan ended or will end: the end of the paid period, or of payment retries. */
const endOf = ({ endedAt, periodEnd, accessUntil }: SubscriptionState) =>
  endedAt ?? Math.min(periodEnd, accessUntil);

/** Returns the change that a new state means, or null when nothing is to count. */
export function changeBetween(
  before: SubscriptionState | undefined,
  after: SubscriptionState,
): Change | null {
  const wasRunning = before !== undefined && before.state !== "ended";
  const runs = after.state !== "ended";
  if (!wasRunning) return runs ? "completed" : null;
  if (!runs) return before.renews ? "cancelled" : null;
  if (after.state === "past_due") return before.state === "past_due" ? null : "failed";
  if (after.periodEnd > before.periodEnd || before.state === "past_due") return "renewed";
  return before.renews && !after.renews ? "cancelled" : null;
}
