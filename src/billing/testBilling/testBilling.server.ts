import { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { insertCheckout } from "#billing/checkoutStore.server.ts";
import { readSubscriptionState } from "#billing/store.server.ts";
import { recordSubscriptionState, storeChange, TEST } from "#billing/subscription.server.ts";
import { isActive, type SubscriptionState } from "#billing/subscriptionState.ts";
import type { TestBillingPagesTable } from "#billing/tables.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { DAY_MS } from "#core/durations.ts";

const YEAR_MS = 365 * DAY_MS;

/** Actions on a test subscription: those of a host in Stripe's portal, and simulated ones of time and banks. */
export const portalAction = z.enum(["cancel", "resume", "fail", "recover", "renew", "refund"]);
type PortalAction = z.output<typeof portalAction>;

const changes: Record<PortalAction, (before: SubscriptionState, now: number) => Partial<SubscriptionState>> =
  {
    cancel: () => ({ renews: false }),
    resume: () => ({ renews: true }),
    fail: () => ({ state: "past_due" }),
    recover: () => ({ state: "active" }),
    renew: ({ periodEnd }) => ({ periodEnd: periodEnd + YEAR_MS, accessUntil: periodEnd + YEAR_MS }),
    refund: (_, now) => ({ state: "ended", renews: false, endedAt: now }),
  };

type Kind = TestBillingPagesTable["kind"];

async function insertPage({ db, randomId, now }: AppContext, actor: Actor, kind: Kind): Promise<string> {
  const row = { id: randomId(), account_id: actor.accountId, user_id: actor.userId, created_at: now() };
  await db
    .insertInto("test_billing_pages")
    .values({ ...row, kind, paid_at: null })
    .execute();
  return row.id;
}

/** Returns the account of a checkout or portal, or undefined where there is none of that id. */
export async function accountOfPage({ db }: AppContext, id: string, kind: Kind): Promise<string | undefined> {
  const pages = db.selectFrom("test_billing_pages").where("id", "=", id).where("kind", "=", kind);
  return (await pages.select("account_id").executeTakeFirst())?.account_id;
}

/** Opens a test checkout, or returns the open one. No money moves. */
export async function openTestCheckout(context: AppContext, actor: Actor): Promise<string> {
  const open = await context.db
    .selectFrom("test_billing_pages")
    .select("id")
    .where("account_id", "=", actor.accountId)
    .where("kind", "=", "checkout")
    .where("paid_at", "is", null)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  const id = open?.id ?? (await insertPage(context, actor, "checkout"));
  await insertCheckout(context.db, { id, account_id: actor.accountId, created_at: context.now() });
  return `/test-checkout/${id}`;
}

/** Opens our test portal in place of Stripe's. */
export const openTestPortal = async (context: AppContext, actor: Actor) =>
  `/test-billing/${await insertPage(context, actor, "portal")}`;

/** Pays a test checkout; no money moves. A second payment, or one while a plan is active, changes nothing. */
export async function payTestCheckout(context: AppContext, id: string, accountId: string): Promise<void> {
  const now = context.now();
  await storeChange(context, accountId, async (db) => {
    const unpaid = db.updateTable("test_billing_pages").where("id", "=", id).where("paid_at", "is", null);
    const { numUpdatedRows } = await unpaid.set({ paid_at: now }).executeTakeFirst();
    const before = await readSubscriptionState(db, accountId);
    if (numUpdatedRows === 0n || (before && isActive(before, now))) return null;
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
export async function changeTestPlan(
  context: AppContext,
  accountId: string,
  action: PortalAction,
): Promise<void> {
  const now = context.now();
  await storeChange(context, accountId, async (db) => {
    const before = await readSubscriptionState(db, accountId);
    if (!before || !isActive(before, now)) return null;
    const after = { ...before, ...changes[action](before, now) };
    return recordSubscriptionState(context, db, accountId, after);
  });
}
