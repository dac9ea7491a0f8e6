import type { ColumnDefinitionBuilder, Kysely } from "kysely";

/** Content that several guidebooks of an account use. Each of their sections holds a copy, written with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("shared_sections")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("filled", "integer", (column) => column.notNull())
    .addColumn("prompts", "text", (column) => column.notNull())
    .addColumn("sources", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("shared_sections_account").on("shared_sections").column("account_id").execute();

  const ofShared = (whenGone: "set null" | "cascade") => (column: ColumnDefinitionBuilder) =>
    column.references("shared_sections.id").onDelete(whenGone);
  await db.schema.alterTable("sections").addColumn("shared_id", "text", ofShared("set null")).execute();
  await db.schema.createIndex("sections_shared").on("sections").column("shared_id").execute();
  await db.schema
    .alterTable("section_versions")
    .addColumn("shared_id", "text", ofShared("cascade"))
    .execute();
  await db.schema.createIndex("section_versions_shared").on("section_versions").column("shared_id").execute();
}
