import type { Kysely } from "kysely";

/** Where backups go, when the last one stood there, and when the operator was told that none came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("backup_places")
    .addColumn("place", "text", (column) => column.primaryKey())
    .addColumn("watched_since", "bigint", (column) => column.notNull())
    .addColumn("succeeded_at", "bigint")
    .addColumn("alarmed_at", "bigint")
    .execute();
}
