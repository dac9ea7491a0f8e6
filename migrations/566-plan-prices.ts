import { sql, type Kysely } from "kysely";

/** What the operator's price at Stripe costs, and what each account pays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("plan_prices")
    .addColumn("price_id", "text", (column) => column.primaryKey())
    .addColumn("amount", "bigint", (column) => column.notNull())
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("read_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.alterTable("account_subscriptions").addColumn("price_amount", "bigint").execute();
  await db.schema.alterTable("account_subscriptions").addColumn("price_currency", "text").execute();
  // Each of these accounts subscribed at AUD 20: without a price of their own they would be told the operator's.
  await sql`update account_subscriptions set price_amount = 2000, price_currency = 'aud'`.execute(db);
}
