import type { Stripe } from "stripe";
import { isGranted, type Change, type SubscriptionState } from "#billing/subscriptionState.ts";
import { readSubscriptionState } from "#billing/store.server.ts";
import { recordSubscriptionState, storeChange, TEST } from "#billing/subscription.server.ts";
import { isMissing, stripeOf } from "#billing/stripe/client.server.ts";
import { claimStoredQuery, readCustomerId, takeQueryNumber } from "#billing/stripe/store.server.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { PlanPrice } from "#core/product.ts";
import { DAY_MS } from "#core/durations.ts";

/** Tolerance for late renewals: how long a renewing plan stays active without a webhook. */
const RENEWAL_SLACK_MS = 3 * DAY_MS;

/** Stripe retries a failed payment for two months at most (docs.stripe.com/billing/revenue-recovery/smart-retries). */
const RETRIED_FOR_MS = 62 * DAY_MS;

/** Statuses of a subscription whose first payment never succeeded. */
const NEVER_PAID = ["incomplete", "incomplete_expired"];
const RUNNING = ["active", "trialing", "past_due"];
const OWED = ["unpaid", "paused"];

/** Stripe's state of an account, and the number of the query: the latest query counts. */
interface StripeState {
  accountId: string;
  number: number;
  subscriptionState: SubscriptionState | null;
  /** An inactive subscription with an open payment, which would restore it. */
  isOwed: boolean;
}

export async function fetchStripeState(context: AppContext, accountId: string): Promise<StripeState | null> {
  const customer = await readCustomerId(context.db, accountId);
  if (!customer) return null;
  const number = await takeQueryNumber(context.db, accountId);
  const now = context.now();
  const subscriptions = await listSubscriptions(stripeOf(context.config), customer);
  const paid = subscriptions.filter(({ status }) => !NEVER_PAID.includes(status));
  const running = paid.filter((one) => RUNNING.includes(statusAt(one, now)));
  if (running.length > 1)
    context.log.error({ accountId, customer }, "a customer has two running subscriptions");
  const current = running[0] ?? paid[0];
  const subscriptionState = current ? subscriptionStateOf(current, now) : null;
  return {
    accountId,
    number,
    subscriptionState,
    isOwed: paid.some((one) => OWED.includes(statusAt(one, now))),
  };
}

/** Stores a state, unless that of a later query is stored. Runs in the caller's transaction. */
export async function storeStripeState(
  context: AppContext,
  db: Database,
  stripeState: StripeState,
): Promise<Change | null> {
  const { accountId, number, subscriptionState } = stripeState;
  if (!(await claimStoredQuery(db, accountId, number))) return null;
  const now = context.now();
  const before = await readSubscriptionState(db, accountId);
  if (isGranted(before, now) && subscriptionState?.state !== "active") return null;
  if (subscriptionState)
    return recordSubscriptionState(context, db, accountId, preserveEnd(subscriptionState, before));
  if (!before || before.state === "ended") return null;
  return recordSubscriptionState(context, db, accountId, end(before, now));
}

/** Keeps the stored end of an ended plan: an unpaid one has no end at Stripe. */
function preserveEnd(subscriptionState: SubscriptionState, before: SubscriptionState | undefined) {
  if (subscriptionState.state !== "ended" || before?.state !== "ended") return subscriptionState;
  return before.subscriptionId === subscriptionState.subscriptionId
    ? { ...subscriptionState, endedAt: before.endedAt }
    : subscriptionState;
}

/** For a plan that Stripe no longer knows, as when the customer was deleted there. */
const end = (subscriptionState: SubscriptionState, now: number): SubscriptionState => ({
  ...subscriptionState,
  state: "ended",
  renews: false,
  accessUntil: now,
  endedAt: now,
});

/** Fetches the state from Stripe and stores it, which makes late or lost webhooks harmless. */
export async function refreshSubscriptionState(
  context: AppContext,
  accountId: string,
): Promise<StripeState | null> {
  const stripeState = await fetchStripeState(context, accountId);
  if (stripeState) await storeChange(context, accountId, (db) => storeStripeState(context, db, stripeState));
  return stripeState;
}

/** Newest first. Empty for a customer that was deleted at Stripe. */
async function listSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  try {
    return (await stripe.subscriptions.list({ customer, status: "all", limit: 20 })).data;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

const newestOf = (times: number[]) => Math.max(...times) * 1000;

const retriedUntil = ({ items }: Stripe.Subscription) =>
  newestOf(items.data.map((item) => item.current_period_start)) + RETRIED_FOR_MS;

/** A Stripe account may keep unpaid subscriptions "past due" for ever: treats them as unpaid after the last retry. */
function statusAt(subscription: Stripe.Subscription, now: number): Stripe.Subscription.Status {
  const { status } = subscription;
  return status === "past_due" && now >= retriedUntil(subscription) ? "unpaid" : status;
}

/** What the subscription costs in a year; undefined where its price has another form. */
function priceOf({ items }: Stripe.Subscription): PlanPrice | undefined {
  const [item] = items.data;
  const amount = item?.price.unit_amount;
  return item && amount ? { amount, currency: item.price.currency } : undefined;
}

const endedState = { state: "ended", renews: false } as const;

function subscriptionStateOf(subscription: Stripe.Subscription, now: number): SubscriptionState {
  const { livemode, cancel_at: cancelAt, ended_at: endedAt } = subscription;
  const id = livemode ? subscription.id : `${TEST}${subscription.id}`;
  const status = statusAt(subscription, now);
  const paidUntil = newestOf(subscription.items.data.map((item) => item.current_period_end));
  if (!RUNNING.includes(status)) {
    const ended = endedAt === null ? Math.min(paidUntil, now) : endedAt * 1000;
    return {
      ...endedState,
      subscriptionId: id,
      periodEnd: paidUntil,
      accessUntil: ended,
      endedAt: ended,
      price: priceOf(subscription),
    };
  }
  const renews = !subscription.cancel_at_period_end && cancelAt === null;
  const periodEnd = cancelAt === null ? paidUntil : Math.min(cancelAt * 1000, paidUntil);
  const price = priceOf(subscription);
  const subscriptionState = { subscriptionId: id, periodEnd, renews, endedAt: null, price };
  if (status === "past_due")
    return {
      ...subscriptionState,
      state: "past_due",
      accessUntil: Math.min(periodEnd, retriedUntil(subscription)),
    };
  return {
    ...subscriptionState,
    state: "active",
    accessUntil: renews ? periodEnd + RENEWAL_SLACK_MS : periodEnd,
  };
}
