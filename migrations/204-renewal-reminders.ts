import type { Kysely } from "kysely";

/** For which end of a period an account was reminded that its plan renews. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("account_subscriptions").addColumn("reminded_for", "bigint").execute();
  await db.schema
    .createIndex("account_subscriptions_period_end")
    .on("account_subscriptions")
    .column("period_end")
    .execute();
}
