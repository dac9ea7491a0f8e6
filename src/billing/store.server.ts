import type { Standing } from "#billing/standing.ts";
import type { Database } from "#platform/database.server.ts";
import type { SubscriptionsTable } from "#platform/tables.server.ts";

export async function readStanding(db: Database, hostId: string): Promise<Standing | undefined> {
  const row = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", hostId)
    .executeTakeFirst();
  return row && standingOf(row);
}

export async function writeStanding(
  db: Database,
  hostId: string,
  standing: Standing,
  now: number,
): Promise<void> {
  const row = {
    subscription_id: standing.subscriptionId,
    state: standing.state,
    period_end: standing.periodEnd,
    access_until: standing.accessUntil,
    renews: standing.renews ? 1 : 0,
    ended_at: standing.endedAt,
    updated_at: now,
  };
  await db
    .insertInto("subscriptions")
    .values({ user_id: hostId, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute();
}

export type SubscriptionRow = Omit<SubscriptionsTable, "user_id" | "updated_at">;

export const standingOf = (row: SubscriptionRow): Standing => ({
  subscriptionId: row.subscription_id,
  state: row.state,
  periodEnd: row.period_end,
  accessUntil: row.access_until,
  renews: row.renews === 1,
  endedAt: row.ended_at,
});
