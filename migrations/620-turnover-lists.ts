import type { Kysely } from "kysely";

/** What cleaners tick at a turnover of a property, the ticks of each day, and what guests left behind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("check_lists")
    .addColumn("guidebook_id", "text", (column) =>
      column.primaryKey().references("guidebooks.id").onDelete("cascade"),
    )
    .addColumn("is_on", "integer", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("check_items")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("check_lists.guidebook_id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("words", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("check_items_guidebook").on("check_items").column("guidebook_id").execute();

  await db.schema
    .createTable("checks")
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("guidebooks.id").onDelete("cascade"),
    )
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("item_id", "text", (column) =>
      column.notNull().references("check_items.id").onDelete("cascade"),
    )
    .addColumn("checked_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("checks_pk", ["guidebook_id", "day", "item_id"])
    .execute();
  await db.schema.createIndex("checks_item").on("checks").column("item_id").execute();

  await db.schema
    .createTable("left_behind")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("guidebooks.id").onDelete("cascade"),
    )
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("stay_id", "text", (column) => column.notNull().references("stays.id").onDelete("cascade"))
    .addColumn("words", "text", (column) => column.notNull())
    .addColumn("noted_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("left_behind_turnover")
    .on("left_behind")
    .columns(["guidebook_id", "day"])
    .execute();
  await db.schema.createIndex("left_behind_stay").on("left_behind").column("stay_id").execute();
}
