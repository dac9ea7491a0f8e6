import type { Kysely } from "kysely";

/** Short links on cards: one for a guidebook, and one for each how-to guide that has a card. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("short_links")
    .addColumn("code", "text", (column) => column.primaryKey())
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("guidebooks.id").onDelete("cascade"),
    )
    .addColumn("anchor", "text", (column) => column.notNull())
    .addColumn("guide", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("short_links_target", ["guidebook_id", "anchor", "guide"])
    .execute();
}
