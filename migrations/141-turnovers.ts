import type { Kysely } from "kysely";

/** Links for cleaners, the guidebooks that each shows, and which homes are ready on which day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("turnover_links")
    .addColumn("token", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("label", "text")
    .addColumn("shows_codes", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("revoked_at", "bigint")
    .execute();
  await db.schema.createIndex("turnover_links_account").on("turnover_links").column("account_id").execute();

  await db.schema
    .createTable("turnover_link_guidebooks")
    .addColumn("token", "text", (column) =>
      column.notNull().references("turnover_links.token").onDelete("cascade"),
    )
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("guidebooks.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("turnover_link_guidebooks_pk", ["token", "guidebook_id"])
    .execute();
  await db.schema
    .createIndex("turnover_link_guidebooks_guidebook")
    .on("turnover_link_guidebooks")
    .column("guidebook_id")
    .execute();

  await db.schema
    .createTable("ready_homes")
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("guidebooks.id").onDelete("cascade"),
    )
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("ready_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("ready_homes_pk", ["guidebook_id", "day"])
    .execute();
}
