import type { Kysely } from "kysely";

/** What the host's words are in. An older version writes none: English it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("guidebooks")
    .addColumn("language", "text", (column) => column.notNull().defaultTo("en"))
    .execute();
}
