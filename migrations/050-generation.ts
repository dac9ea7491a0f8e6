import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("generations")
    .addColumn("guidebook_id", "text", (column) =>
      column.primaryKey().references("guidebooks.id").onDelete("cascade"),
    )
    .addColumn("request", "text", (column) => column.notNull())
    .addColumn("located", "text")
    .addColumn("score", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("generated_sections")
    .addColumn("section_id", "text", (column) =>
      column.primaryKey().references("sections.id").onDelete("cascade"),
    )
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("round", "integer", (column) => column.notNull())
    .addColumn("written_at", "bigint", (column) => column.notNull())
    .execute();
}
