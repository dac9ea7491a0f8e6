import type { Actor } from "#accounts/actor.ts";
import { insertCheckout } from "#billing/checkoutStore.server.ts";
import { isActive } from "#billing/subscriptionState.ts";
import { readSubscriptionState } from "#billing/store.server.ts";
import { recordSubscriptionState, storeChange, TEST } from "#billing/subscription.server.ts";
import {
  insertTestPage,
  markPaid,
  readOpenCheckout,
  readTestPage,
} from "#billing/testBilling/store.server.ts";
import type { Platform } from "#core/platform.server.ts";

export const YEAR = 365 * 24 * 60 * 60 * 1000;

/** Opens a checkout of our own, or the one that is open already. No money moves. */
export async function openTestCheckout(platform: Platform, actor: Actor): Promise<string> {
  const open = await readOpenCheckout(platform.db, actor.accountId);
  if (open) return `/test-checkout/${open.id}`;
  const id = platform.randomId();
  const opened = { id, account_id: actor.accountId, created_at: platform.now() };
  await insertTestPage(platform.db, { ...opened, user_id: actor.userId, kind: "checkout", paid_at: null });
  await insertCheckout(platform.db, opened);
  return `/test-checkout/${id}`;
}

/**
 * Pays a test checkout; no money moves. A second payment, or one while a plan runs, changes nothing. Returns false
 * where there is no such checkout.
 */
export async function payTestCheckout(platform: Platform, id: string): Promise<boolean> {
  const page = await readTestPage(platform.db, id, "checkout");
  if (!page) return false;
  const now = platform.now();
  await storeChange(platform, page.account_id, async (db) => {
    if (!(await markPaid(db, id, now))) return null;
    const before = await readSubscriptionState(db, page.account_id);
    if (before && isActive(before, now)) return null;
    return recordSubscriptionState(platform, db, page.account_id, {
      subscriptionId: `${TEST}${id}`,
      state: "active",
      periodEnd: now + YEAR,
      accessUntil: now + YEAR,
      renews: true,
      endedAt: null,
    });
  });
  return true;
}
