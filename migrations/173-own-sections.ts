import type { Kysely } from "kysely";

/** What tells a section that a host added from those of the catalog, and from others of its type. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("sections").addColumn("own_key", "text").execute();
}
