import type { Kysely } from "kysely";

/** What guests of a guidebook searched for and did not find, by day; no row is of a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("unfound_searches")
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("guidebooks.id").onDelete("cascade"),
    )
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("unfound_searches_pk", ["guidebook_id", "text", "day"])
    .execute();
  await db.schema.createIndex("unfound_searches_day").on("unfound_searches").column("day").execute();
  // What may be a name is a digest until it came on three days.
  await db.schema
    .createTable("unfound_digests")
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("guidebooks.id").onDelete("cascade"),
    )
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("digest", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("unfound_digests_pk", ["guidebook_id", "digest", "day"])
    .execute();
  await db.schema.createIndex("unfound_digests_day").on("unfound_digests").column("day").execute();
}
