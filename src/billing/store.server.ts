import type { SubscriptionState } from "#billing/subscriptionState.ts";
import type { Database } from "#core/database.server.ts";
import type { AccountSubscriptionsTable } from "#billing/tables.server.ts";

export async function findSubscriptionRow(db: Database, accountId: string): Promise<SubscriptionRow | null> {
  const row = await db
    .selectFrom("account_subscriptions as plan")
    .select(planColumns)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row ?? null;
}

export async function readSubscriptionState(db: Database, accountId: string) {
  const row = await findSubscriptionRow(db, accountId);
  return row ? subscriptionStateOf(row) : undefined;
}

export async function writeSubscriptionState(
  db: Database,
  accountId: string,
  subscriptionState: SubscriptionState,
  now: number,
): Promise<void> {
  const row = {
    subscription_id: subscriptionState.subscriptionId,
    state: subscriptionState.state,
    period_end: subscriptionState.periodEnd,
    access_until: subscriptionState.accessUntil,
    renews: subscriptionState.renews ? 1 : 0,
    ended_at: subscriptionState.endedAt,
    price_amount: subscriptionState.price?.amount ?? null,
    price_currency: subscriptionState.price?.currency ?? null,
    updated_at: now,
  };
  await db
    .insertInto("account_subscriptions")
    .values({ account_id: accountId, reminded_for: null, ...row })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(row))
    .execute();
}

export type SubscriptionRow = Omit<AccountSubscriptionsTable, "account_id" | "updated_at" | "reminded_for">;

/** The columns of `account_subscriptions as plan`. */
export const planColumns = [
  "plan.subscription_id",
  "plan.state",
  "plan.period_end",
  "plan.access_until",
  "plan.renews",
  "plan.ended_at",
  "plan.price_amount",
  "plan.price_currency",
] as const;

/** A row with its account's plan, left-joined: all null if the account never had one. */
export type WithPlan = { [Column in keyof SubscriptionRow]: SubscriptionRow[Column] | null };

export function splitPlan<Row extends WithPlan>(row: Row) {
  const { subscription_id, state, period_end, access_until, renews, ended_at, ...others } = row;
  const { price_amount, price_currency, ...rest } = others;
  const isPaid = subscription_id !== null && state !== null && period_end !== null && access_until !== null;
  const price = { price_amount, price_currency };
  const subscription: SubscriptionRow | null = isPaid
    ? { subscription_id, state, period_end, access_until, renews: renews ?? 0, ended_at, ...price }
    : null;
  return { rest, subscription };
}

export const subscriptionStateOf = (row: SubscriptionRow): SubscriptionState => ({
  subscriptionId: row.subscription_id,
  state: row.state,
  periodEnd: row.period_end,
  accessUntil: row.access_until,
  renews: row.renews === 1,
  endedAt: row.ended_at,
  price:
    row.price_amount !== null && row.price_currency !== null
      ? { amount: row.price_amount, currency: row.price_currency }
      : undefined,
});
