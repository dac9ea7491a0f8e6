import type { Kysely } from "kysely";

/** Which blocks a host leaves off the print sheet, and the words of its emergency block, as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("guidebooks").addColumn("print_settings", "text").execute();
}
