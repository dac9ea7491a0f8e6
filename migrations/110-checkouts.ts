import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("checkouts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("returned_at", "bigint")
    .addColumn("settled_at", "bigint")
    .execute();
  await db.schema.createIndex("checkouts_account").on("checkouts").column("account_id").execute();
}
