import type { Kysely } from "kysely";

/** An account's logo, and whether its guidebooks name the product; without a row there is none, and they do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("account_branding")
    .addColumn("account_id", "text", (column) =>
      column.primaryKey().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("logo", "text")
    .addColumn("names_product", "integer", (column) => column.notNull())
    .execute();
}
