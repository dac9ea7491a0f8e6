import type { Kysely } from "kysely";

/** What sections held before, and the bin for guidebooks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("section_versions")
    .addColumn("history_id", "text", (column) => column.notNull())
    .addColumn("section_id", "text", (column) => column.references("sections.id").onDelete("cascade"))
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("sources", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("saved_at", "bigint", (column) => column.notNull())
    .addColumn("saved_by", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("replaced_at", "bigint")
    .addPrimaryKeyConstraint("section_versions_key", ["history_id", "version"])
    .execute();
  await db.schema
    .createIndex("section_versions_section")
    .on("section_versions")
    .column("section_id")
    .execute();
  await db.schema
    .createIndex("section_versions_replaced")
    .on("section_versions")
    .column("replaced_at")
    .execute();
  await db.schema.createIndex("section_versions_person").on("section_versions").column("saved_by").execute();

  await db.schema
    .createTable("section_version_media")
    .addColumn("history_id", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("section_version_media_key", ["history_id", "version", "hash"])
    .addForeignKeyConstraint(
      "section_version_media_version",
      ["history_id", "version"],
      "section_versions",
      ["history_id", "version"],
      (constraint) => constraint.onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createIndex("section_version_media_hash")
    .on("section_version_media")
    .column("hash")
    .execute();

  await db.schema.alterTable("guidebooks").addColumn("deleted_at", "bigint").execute();
  await db.schema.createIndex("guidebooks_deleted").on("guidebooks").column("deleted_at").execute();
}
