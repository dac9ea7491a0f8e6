import { planEnded, planStarted } from "#billing/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import { ownerName } from "#accounts/actor.server.ts";
import type { Membership } from "#accounts/actor.ts";
import { denialMessage } from "#accounts/roles.ts";
import { countEvent } from "#analytics/analytics.server.ts";
import { annualPurchase } from "#analytics/purchase.ts";
import { hasReturnedSince, settleCheckouts } from "#billing/checkoutStore.server.ts";
import type { AccountStatus, SubscriptionStatus } from "#billing/contract.ts";
import { originOf, receiptEmail } from "#billing/emails.server.ts";
import { formatPrice, PLAN } from "#billing/plan.ts";
import {
  changeBetween,
  guestsUntil,
  statusOf,
  type Change,
  type SubscriptionState,
} from "#billing/subscriptionState.ts";
import {
  readSubscriptionState,
  subscriptionStateOf,
  writeSubscriptionState,
  type SubscriptionRow,
} from "#billing/store.server.ts";
import { queuePaymentFailedEmails, queuePlanEndedEmails } from "#billing/unpaidEmails.server.ts";
import type { Config } from "#core/config.server.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { HOUR_MS } from "#core/durations.ts";

/** Prefix of the ids of test subscriptions and of Stripe's test mode; live ones start with `sub_`. */
export const TEST = "test_";

/** Returns an account's subscription for calls and screens. With billing off every account counts as subscribed. */
export async function findSubscription(context: AppContext, accountId: string): Promise<AccountStatus> {
  if (context.config.billing === "off") {
    return {
      status: "active",
      plan: PLAN.name,
      price: null,
      periodEnd: null,
      renews: true,
      pastDue: false,
    };
  }
  return statusOf(await findSubscriptionState(context, accountId), context.now());
}

export async function subscriptionFor(context: AppContext, member: Membership): Promise<SubscriptionStatus> {
  const mayPay = denialMessage(member, "manage billing") === null;
  const askOwner = mayPay ? null : await ownerName(context, member.accountId);
  const status = await findSubscription(context, member.accountId);
  const isConfirming = status.status !== "active" && (await isBeingConfirmed(context, member.accountId));
  return { ...status, askOwner, checkout: isConfirming ? "confirming" : null };
}

/** Banks and webhooks may be late: after an hour the plan is offered again. Milliseconds. */
const CONFIRMING_MS = HOUR_MS;

const isBeingConfirmed = ({ db, now }: AppContext, accountId: string) =>
  hasReturnedSince(db, accountId, now() - CONFIRMING_MS);

/** Returns until when guests may read an account's guidebooks: 30 days past its end, or Infinity (Plan 4). */
export function guestsWelcomeUntil({ config }: AppContext, row: SubscriptionRow | null): number {
  if (config.billing === "off") return Infinity;
  return guestsUntil(countedHere(config, row ? subscriptionStateOf(row) : undefined));
}

async function findSubscriptionState({ db, config }: AppContext, accountId: string) {
  return countedHere(config, await readSubscriptionState(db, accountId));
}

/** A test payment counts in test mode only: with live Stripe, every host subscribes again. */
function countedHere({ stripe }: Config, subscriptionState: SubscriptionState | undefined) {
  if (!stripe || !subscriptionState?.subscriptionId.startsWith(TEST)) return subscriptionState;
  const isOfThisTest = !stripe.live && subscriptionState.subscriptionId.startsWith(`${TEST}sub_`);
  return isOfThisTest ? subscriptionState : undefined;
}

/** Stores the subscription state, in a transaction of `storeChange`: the only write to the table. */
export async function recordSubscriptionState(
  { now }: AppContext,
  db: Database,
  accountId: string,
  subscriptionState: SubscriptionState,
): Promise<Change | null> {
  const before = await readSubscriptionState(db, accountId);
  await writeSubscriptionState(db, accountId, subscriptionState, now());
  const change = changeBetween(before, subscriptionState);
  if (change === "completed") await settleCheckouts(db, accountId, now());
  return change;
}

/** Stores a change in one transaction, and counts it after the commit, not in the browser (Plan 8). */
export async function storeChange(
  context: AppContext,
  accountId: string,
  store: (db: Database) => Promise<Change | null>,
): Promise<void> {
  const change = await context.db.transaction().execute(async (db) => {
    const stored = await store(db);
    const at = context.now();
    const byProvider = { accountId, by: "job" } as const;
    if (stored === "completed" || stored === "renewed") {
      await recordEvent(context, db, byProvider, planStarted, { isRenewal: stored === "renewed" });
      await context.jobs.add(db, receiptEmail, { accountId, at });
    }
    const origin = originOf(context.config);
    if (stored === "failed") await queuePaymentFailedEmails(context, db, { accountId, origin });
    const state = stored === "cancelled" ? await readSubscriptionState(db, accountId) : undefined;
    if (state?.state === "ended") {
      await recordEvent(context, db, byProvider, planEnded, null);
      await queuePlanEndedEmails(context, db, state, { accountId, origin });
    }
    return stored;
  });
  if (!change) return;
  context.log.info({ accountId, change }, "a subscription changed");
  await countEvent(context, `subscription_${change}`, {});
  if (change !== "completed") return;
  const { units, iso } = formatPrice(context.config.product.price);
  await countEvent(context, "purchase", annualPurchase({ value: units, currency: iso }));
}
