import type { Kysely } from "kysely";

/** How often a guidebook and its sections were opened on a day. No row is of a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("guidebook_opens")
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("guidebooks.id").onDelete("cascade"),
    )
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("section", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("guidebook_opens_pk", ["guidebook_id", "day", "section"])
    .execute();
  await db.schema.createIndex("guidebook_opens_day").on("guidebook_opens").column("day").execute();
}
