import type { Kysely } from "kysely";

/** What a guidebook makes of its sections: hidden ones, and tiles with a name and an icon of the host's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("sections")
    .addColumn("hidden", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("sections").addColumn("tile_name", "text").execute();
  await db.schema.alterTable("sections").addColumn("icon", "text").execute();
}
