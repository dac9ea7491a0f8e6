import type { Kysely } from "kysely";

/** When an account was last sent an e-mail about its arrivals: one a day is enough. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("tonight_emails")
    .addColumn("account_id", "text", (column) =>
      column.primaryKey().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("added_at", "bigint", (column) => column.notNull())
    .execute();
}
