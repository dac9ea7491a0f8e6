import type { Kysely } from "kysely";

/** What a host tells the guests of some guidebooks for a while. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("notices")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("words", "text", (column) => column.notNull())
    .addColumn("starts_at", "bigint", (column) => column.notNull())
    .addColumn("ends_at", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("notices_account").on("notices").column("account_id").execute();
  await db.schema
    .createTable("notice_guidebooks")
    .addColumn("notice_id", "text", (column) => column.notNull().references("notices.id").onDelete("cascade"))
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("guidebooks.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("notice_guidebooks_key", ["notice_id", "guidebook_id"])
    .execute();
  await db.schema
    .createIndex("notice_guidebooks_guidebook")
    .on("notice_guidebooks")
    .column("guidebook_id")
    .execute();
}
