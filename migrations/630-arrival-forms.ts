import type { Kysely } from "kysely";

/**
 * What a property asks its guests before they arrive, whether their pages lead to the platform's reviews, when the guests of
 * a stay answered, and what they answered, encrypted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("guidebook_access").addColumn("arrival_form", "text").execute();
  await db.schema.alterTable("guidebook_access").addColumn("review_link", "integer").execute();
  await db.schema.alterTable("stays").addColumn("details_at", "bigint").execute();
  await db.schema
    .createTable("stay_details")
    .addColumn("stay_id", "text", (column) => column.primaryKey().references("stays.id").onDelete("cascade"))
    .addColumn("sealed", "text", (column) => column.notNull())
    .execute();
}
