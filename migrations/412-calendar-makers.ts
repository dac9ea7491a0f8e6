import type { Kysely } from "kysely";

/** The member who gave a calendar its URL last; null in those of earlier versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("calendars")
    .addColumn("created_by", "text", (column) => column.references("users.id").onDelete("set null"))
    .execute();
  await db.schema.createIndex("calendars_created_by").on("calendars").column("created_by").execute();
}
