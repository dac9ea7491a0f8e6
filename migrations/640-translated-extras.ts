import type { Kysely } from "kysely";

/** Translations of a guidebook's words outside its sections: they go with the guidebook. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["translations", "dropped_translations"]) {
    await db.schema
      .alterTable(table)
      .addColumn("guidebook_id", "text", (column) => column.references("guidebooks.id").onDelete("cascade"))
      .execute();
    await db.schema.createIndex(`${table}_guidebook_id`).on(table).column("guidebook_id").execute();
  }
}
