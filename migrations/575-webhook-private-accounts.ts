import type { Kysely } from "kysely";

/** The accounts whose webhooks may reach the private hosts that the operator allows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("webhook_private_accounts")
    .addColumn("account_id", "text", (column) =>
      column.primaryKey().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("allowed_at", "bigint", (column) => column.notNull())
    .execute();
}
