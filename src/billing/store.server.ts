import type { SubscriptionState } from "#billing/subscriptionState.ts";
import type { Database } from "#platform/database.server.ts";
import type { AccountSubscriptionsTable } from "#billing/tables.server.ts";

/** Returns what an account has paid for; null where it never has. */
export async function findSubscriptionRow(db: Database, accountId: string): Promise<SubscriptionRow | null> {
  const row = await db
    .selectFrom("account_subscriptions")
    .select(subscriptionColumns)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row ?? null;
}

export async function readSubscriptionState(
  db: Database,
  accountId: string,
): Promise<SubscriptionState | undefined> {
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
    updated_at: now,
  };
  await db
    .insertInto("account_subscriptions")
    .values({ account_id: accountId, reminded_for: null, ...row })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(row))
    .execute();
}

export type SubscriptionRow = Omit<AccountSubscriptionsTable, "account_id" | "updated_at" | "reminded_for">;

const subscriptionColumns = [
  "subscription_id",
  "state",
  "period_end",
  "access_until",
  "renews",
  "ended_at",
] as const satisfies readonly (keyof SubscriptionRow)[];

export const subscriptionStateOf = (row: SubscriptionRow): SubscriptionState => ({
  subscriptionId: row.subscription_id,
  state: row.state,
  periodEnd: row.period_end,
  accessUntil: row.access_until,
  renews: row.renews === 1,
  endedAt: row.ended_at,
});
