import { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { isActive, type SubscriptionState } from "#billing/subscriptionState.ts";
import { readSubscriptionState } from "#billing/store.server.ts";
import { recordSubscriptionState, storeChange } from "#billing/subscription.server.ts";
import { YEAR } from "#billing/testBilling/checkout.server.ts";
import { insertTestPage, readTestPage } from "#billing/testBilling/store.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** Actions on a test subscription: those of a host in Stripe's portal, and simulated ones of time and banks. */
export const portalAction = z.enum(["cancel", "resume", "fail", "recover", "renew", "refund"]);
export type PortalAction = z.output<typeof portalAction>;

const moves: Record<PortalAction, (subscriptionState: SubscriptionState, now: number) => SubscriptionState> =
  {
    cancel: (subscriptionState) => ({ ...subscriptionState, renews: false }),
    resume: (subscriptionState) => ({ ...subscriptionState, renews: true }),
    fail: (subscriptionState) => ({ ...subscriptionState, state: "past_due" }),
    recover: (subscriptionState) => ({ ...subscriptionState, state: "active" }),
    renew: (subscriptionState) => ({
      ...subscriptionState,
      periodEnd: subscriptionState.periodEnd + YEAR,
      accessUntil: subscriptionState.periodEnd + YEAR,
    }),
    refund: (subscriptionState, now) => ({
      ...subscriptionState,
      state: "ended",
      renews: false,
      endedAt: now,
    }),
  };

/** Opens our test portal in place of Stripe's. */
export async function openTestPortal(context: AppContext, actor: Actor): Promise<string> {
  const id = context.randomId();
  await insertTestPage(context.db, {
    id,
    account_id: actor.accountId,
    user_id: actor.userId,
    kind: "portal",
    created_at: context.now(),
    paid_at: null,
  });
  return `/test-billing/${id}`;
}

/** Returns the subscription state of a portal page, or undefined without such a page. */
export async function readTestPortal(
  context: AppContext,
  id: string,
): Promise<SubscriptionState | undefined> {
  const page = await readTestPage(context.db, id, "portal");
  return page && readSubscriptionState(context.db, page.account_id);
}

/** Applies an action while the plan is active. Returns false without such a page. */
export async function actInTestPortal(
  context: AppContext,
  id: string,
  action: PortalAction,
): Promise<boolean> {
  const page = await readTestPage(context.db, id, "portal");
  if (!page) return false;
  await storeChange(context, page.account_id, async (db) => {
    const subscriptionState = await readSubscriptionState(db, page.account_id);
    if (!subscriptionState || !isActive(subscriptionState, context.now())) return null;
    return recordSubscriptionState(
      context,
      db,
      page.account_id,
      moves[action](subscriptionState, context.now()),
    );
  });
  return true;
}
