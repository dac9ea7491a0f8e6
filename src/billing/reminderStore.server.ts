import type { Database } from "#core/database.server.ts";

/** Returns the accounts whose plan renews within a span and that were not reminded. */
export async function findAccountsToRemind(db: Database, { from, until }: { from: number; until: number }) {
  return db
    .selectFrom("account_subscriptions")
    .select(["account_id as accountId", "period_end as periodEnd"])
    .where("state", "=", "active")
    .where("renews", "=", 1)
    .where("period_end", ">", from)
    .where("period_end", "<=", until)
    .where((row) =>
      row.or([row("reminded_for", "is", null), row("reminded_for", "!=", row.ref("period_end"))]),
    )
    .execute();
}

/** Records a reminder for the end of a period. Returns false when it was already sent. */
export async function recordReminder(db: Database, accountId: string, periodEnd: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("account_subscriptions")
    .set({ reminded_for: periodEnd })
    .where("account_id", "=", accountId)
    .where("period_end", "=", periodEnd)
    .where((row) => row.or([row("reminded_for", "is", null), row("reminded_for", "!=", periodEnd)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
