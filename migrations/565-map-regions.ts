import type { Kysely } from "kysely";

/** Regions of map data that an operator asked for on their screen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("map_regions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("bytes", "bigint", (column) => column.notNull())
    .addColumn("sha256", "text")
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("done", "bigint", (column) => column.notNull())
    .addColumn("failure", "text")
    .addColumn("requested_at", "bigint", (column) => column.notNull())
    .addColumn("imported_at", "bigint")
    .execute();
}
