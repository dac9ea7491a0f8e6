import { PostgresAdapter, type Kysely } from "kysely";

/**
 * Drops the table of drawn pages; on SQLite they had a file, which `warmUp` deletes. A process of the version before, which
 * runs on during an upgrade, draws each page when its query fails.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) await db.schema.dropTable("drawn_pages").execute();
}
