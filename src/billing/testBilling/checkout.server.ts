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
import type { AppContext } from "#core/context.server.ts";
import { DAY_MS } from "#core/durations.ts";

export const YEAR = 365 * DAY_MS;

/** Opens a test checkout, or returns the open one. No money moves. */
export async function openTestCheckout(context: AppContext, actor: Actor): Promise<string> {
  const open = await readOpenCheckout(context.db, actor.accountId);
  if (open) return `/test-checkout/${open.id}`;
  const id = context.randomId();
  const opened = { id, account_id: actor.accountId, created_at: context.now() };
  await insertTestPage(context.db, { ...opened, user_id: actor.userId, kind: "checkout", paid_at: null });
  await insertCheckout(context.db, opened);
  return `/test-checkout/${id}`;
}

/**
 * Pays a test checkout; no money moves. A second payment, or one while a plan is active, changes nothing. Returns false
 * when there is no such checkout.
 */
export async function payTestCheckout(context: AppContext, id: string): Promise<boolean> {
  const page = await readTestPage(context.db, id, "checkout");
  if (!page) return false;
  const now = context.now();
  await storeChange(context, page.account_id, async (db) => {
    if (!(await markPaid(db, id, now))) return null;
    const before = await readSubscriptionState(db, page.account_id);
    if (before && isActive(before, now)) return null;
    return recordSubscriptionState(context, db, page.account_id, {
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
