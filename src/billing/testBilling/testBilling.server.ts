import { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { insertCheckout } from "#billing/checkoutStore.server.ts";
import { readSubscriptionState } from "#billing/store.server.ts";
import { recordSubscriptionState, storeChange, TEST } from "#billing/subscription.server.ts";
import { isActive, type SubscriptionState } from "#billing/subscriptionState.ts";
import { insertPage } from "#billing/testBilling/testPageStore.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { DAY_MS } from "#core/durations.ts";

const YEAR_MS = 365 * DAY_MS;

/** Actions on a test subscription: those of a host in Stripe's portal, and what a bank does. */
export const portalAction = z.enum(["cancel", "resume", "fail", "recover", "refund"]);
type PortalAction = z.output<typeof portalAction>;

const changes: Record<PortalAction, (now: number) => Partial<SubscriptionState>> = {
  cancel: () => ({ renews: false }),
  resume: () => ({ renews: true }),
  fail: () => ({ state: "past_due" }),
  recover: () => ({ state: "active" }),
  refund: (now) => ({ state: "ended", renews: false, endedAt: now }),
};

/** Opens a checkout in which no money moves. */
export async function openTestCheckout(context: AppContext, actor: Actor): Promise<string> {
  const id = await insertPage(context, actor, "checkout");
  await insertCheckout(context.db, { id, account_id: actor.accountId, created_at: context.now() });
  return `/test-checkout/${id}`;
}

/** Opens our test portal in place of Stripe's. */
export const openTestPortal = async (context: AppContext, actor: Actor) =>
  `/test-billing/${await insertPage(context, actor, "portal")}`;

/** Pays a test checkout for a year. While a plan is active it changes nothing. */
export async function payTestCheckout(context: AppContext, id: string, accountId: string): Promise<void> {
  const now = context.now();
  await storeChange(context, accountId, async (db) => {
    const before = await readSubscriptionState(db, accountId);
    if (before && isActive(before, now)) return null;
    const until = now + YEAR_MS;
    const paid = {
      state: "active",
      periodEnd: until,
      accessUntil: until,
      renews: true,
      endedAt: null,
    } as const;
    return recordSubscriptionState(context, db, accountId, { subscriptionId: TEST + id, ...paid });
  });
}

/** Applies an action of the test portal while the plan is active. */
export async function changeTestPlan(context: AppContext, accountId: string, action: PortalAction) {
  const now = context.now();
  await storeChange(context, accountId, async (db) => {
    const before = await readSubscriptionState(db, accountId);
    if (!before || !isActive(before, now)) return null;
    return recordSubscriptionState(context, db, accountId, { ...before, ...changes[action](now) });
  });
}
