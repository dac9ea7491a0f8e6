import type { Kysely } from "kysely";

/** What a guest cannot walk across (water, railways, motorways), where one can cross it, and which file a data set is from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("place_walls")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("is_crossing", "integer", (column) => column.notNull())
    .addColumn("cell", "bigint", (column) => column.notNull())
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("dataset", "text", (column) => column.notNull())
    .addColumn("run", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("place_walls_cell").on("place_walls").column("cell").execute();
  await db.schema.alterTable("place_imports").addColumn("path", "text").execute();
}
