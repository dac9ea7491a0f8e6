import type { Kysely } from "kysely";

/** Who made a stay, a share link or a cleaner's link; null in those of earlier versions and of calendars. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["stays", "share_links", "turnover_links"]) {
    await db.schema
      .alterTable(table)
      .addColumn("created_by", "text", (column) => column.references("users.id").onDelete("set null"))
      .execute();
    await db.schema.createIndex(`${table}_created_by`).on(table).column("created_by").execute();
  }
}
