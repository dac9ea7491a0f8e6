import { sql } from "kysely";
import { isPostgres } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** The place index: public data, by far the largest tables, and none of it is a host's. */
const PUBLIC_DATA = ["places", "place_names", "place_words", "house_numbers"];

/**
 * Rewrites the database, so that no byte of a deleted row stays in it. Deleting alone leaves copies readable in free
 * space (sqlite.org/lang_vacuum.html, postgresql.org/docs "VACUUM"). No other process can write meanwhile: a second for a
 * usual database, and longer for SQLite with a place index in it. Needs as much free disk as the database has bytes.
 */
export async function eraseDeleted({ db, config }: Pick<AppContext, "db" | "config">): Promise<void> {
  if (!isPostgres(config)) {
    await sql`vacuum`.execute(db);
    // Until it is emptied, the write-ahead log still has the rows.
    await sql`pragma wal_checkpoint(TRUNCATE)`.execute(db);
    return;
  }
  const tables = await db.introspection.getTables();
  for (const { name } of tables.filter((table) => !PUBLIC_DATA.includes(table.name)))
    await sql`vacuum (full) ${sql.id(name)}`.execute(db);
}
