import { countEvent } from "#analytics/analytics.server.ts";
import type { SubscriptionStatus } from "#billing/contract.ts";
import { PLAN } from "#billing/plan.ts";
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
import type { Config } from "#platform/config.server.ts";
import type { Database } from "#platform/database.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/** What the ids of test subscriptions begin with, those of Stripe's test mode too: `test_sub_`. Stripe's own begin with `sub_`. */
export const TEST = "test_";

/** The host's subscription as calls and screens know it. With billing off every account counts as subscribed. */
export async function findSubscription(platform: Platform, hostId: string): Promise<SubscriptionStatus> {
  if (platform.config.billing === "off") {
    return { status: "active", plan: PLAN.name, periodEnd: null, renews: true, pastDue: false };
  }
  return statusOf(await findSubscriptionState(platform, hostId), platform.now());
}

/**
 * Returns until when guests may read the guidebooks of a host with that subscription, or Infinity with billing off:
 * 30 days past its end (Plan 4). Takes the row, so that a query of guidebooks can bring it along.
 */
export function guestsWelcomeUntil({ config }: Platform, row: SubscriptionRow | null): number {
  if (config.billing === "off") return Infinity;
  return guestsUntil(countedHere(config, row ? subscriptionStateOf(row) : undefined));
}

async function findSubscriptionState(
  { db, config }: Platform,
  hostId: string,
): Promise<SubscriptionState | undefined> {
  return countedHere(config, await readSubscriptionState(db, hostId));
}

/** What was paid in a test counts in that test: once Stripe takes the money, everybody subscribes anew. */
function countedHere(
  { stripe }: Config,
  subscriptionState: SubscriptionState | undefined,
): SubscriptionState | undefined {
  if (!stripe || !subscriptionState?.subscriptionId.startsWith(TEST)) return subscriptionState;
  const isOfThisTest = !stripe.live && subscriptionState.subscriptionId.startsWith(`${TEST}sub_`);
  return isOfThisTest ? subscriptionState : undefined;
}

/**
 * Takes in how a host stands now: the one way into the table, for Stripe and for test billing. Runs in a transaction of
 * `storeChange`, so that a state and what it was learnt from are stored together or not at all.
 */
export async function recordSubscriptionState(
  { now }: Platform,
  db: Database,
  hostId: string,
  subscriptionState: SubscriptionState,
): Promise<Change | null> {
  const before = await readSubscriptionState(db, hostId);
  await writeSubscriptionState(db, hostId, subscriptionState, now());
  return changeBetween(before, subscriptionState);
}

/** Stores in one transaction, and tells once it holds. The browser that comes back counts what was completed. */
export async function storeChange(
  platform: Platform,
  hostId: string,
  store: (db: Database) => Promise<Change | null>,
): Promise<void> {
  const change = await platform.db.transaction().execute(store);
  if (!change) return;
  platform.log.info({ hostId, change }, "a subscription changed");
  if (change !== "completed") await countEvent(platform, `subscription_${change}`, {});
}
