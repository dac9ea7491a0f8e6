import type { CreateTableBuilder, Kysely } from "kysely";

/** Which languages a guidebook is translated into, the translations of its words, and those that were dropped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("guidebook_languages")
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("guidebooks.id").onDelete("cascade"),
    )
    .addColumn("language", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("guidebook_languages_key", ["guidebook_id", "language"])
    .execute();
  await ofSource(db.schema.createTable("translations"))
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull())
    .addColumn("needs_look", "integer", (column) => column.notNull())
    .addColumn("saved_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("translations_key", key)
    .execute();
  await ofSource(db.schema.createTable("dropped_translations"))
    .addColumn("problems", "text", (column) => column.notNull())
    .addColumn("dropped_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("dropped_translations_key", key)
    .execute();
  for (const table of ["translations", "dropped_translations"])
    for (const column of ["section_id", "shared_id"])
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}

const key: ("owner_id" | "language" | "path" | "source_digest")[] = [
  "owner_id",
  "language",
  "path",
  "source_digest",
];

/** A section's own, or those of a shared section: they go with it. */
const ofSource = <Table extends string>(table: CreateTableBuilder<Table>) =>
  table
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("section_id", "text", (column) => column.references("sections.id").onDelete("cascade"))
    .addColumn("shared_id", "text", (column) => column.references("shared_sections.id").onDelete("cascade"))
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("source_digest", "text", (column) => column.notNull());
