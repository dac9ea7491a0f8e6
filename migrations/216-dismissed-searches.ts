import type { Kysely } from "kysely";

/** Searches without an answer that a host does not want to see any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("dismissed_searches")
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("guidebooks.id").onDelete("cascade"),
    )
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("dismissed_searches_pk", ["guidebook_id", "text"])
    .execute();
  await db.schema.createIndex("dismissed_searches_day").on("dismissed_searches").column("day").execute();
}
