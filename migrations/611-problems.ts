import type { Kysely } from "kysely";

/**
 * What guests say is wrong. The problem stays with the property until it is ticked; the guest's words and whom they were sent
 * to are in a row of their own, which goes with the stay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("guidebook_access").addColumn("problem_settings", "text").execute();
  await db.schema
    .createTable("problems")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("guidebooks.id").onDelete("cascade"),
    )
    .addColumn("stay_id", "text", (column) => column.references("stays.id").onDelete("set null"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("read_at", "bigint")
    .addColumn("read_by", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("done_at", "bigint")
    .addColumn("done_by", "text", (column) => column.references("users.id").onDelete("set null"))
    .execute();
  await db.schema.createIndex("problems_guidebook").on("problems").columns(["guidebook_id", "at"]).execute();
  await db.schema.createIndex("problems_stay").on("problems").column("stay_id").execute();
  for (const column of ["read_by", "done_by"])
    await db.schema
      .createIndex(`problems_${column}`)
      .on("problems")
      .column(column)
      .where(column, "is not", null)
      .execute();

  await db.schema
    .createTable("problem_words")
    .addColumn("id", "text", (column) => column.primaryKey().references("problems.id").onDelete("cascade"))
    .addColumn("stay_id", "text", (column) => column.notNull().references("stays.id").onDelete("cascade"))
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("is_dangerous", "integer", (column) => column.notNull())
    .addColumn("contact_name", "text")
    .addColumn("contact_email", "text")
    .addColumn("contact_token", "text")
    .addColumn("contact_read_at", "bigint")
    .execute();
  await db.schema
    .createIndex("problem_words_key")
    .unique()
    .on("problem_words")
    .columns(["stay_id", "key"])
    .execute();
  await db.schema
    .createIndex("problem_words_contact")
    .unique()
    .on("problem_words")
    .column("contact_token")
    .execute();
}
