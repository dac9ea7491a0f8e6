import { sql } from "kysely";
import { isPostgres, type Database } from "#core/database.server.ts";

/** Returns the size of the database in bytes. */
export async function databaseBytes(
  db: Database,
  where: { databaseUrl?: string | undefined },
): Promise<number> {
  const size = isPostgres(where)
    ? sql<{ bytes: number | string }>`select pg_database_size(current_database()) as bytes`
    : sql<{
        bytes: number | string;
      }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  const { rows } = await size.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** Returns when the last import into the place index ended (epoch ms); null if none did. */
export async function lastPlacesImport(db: Database): Promise<number | null> {
  const { at } = await db
    .selectFrom("place_imports")
    .select(({ fn }) => fn.max("finished_at").as("at"))
    .executeTakeFirstOrThrow();
  return at;
}

/** Returns how many calendars are read, and how many of them cannot be read. */
export async function countCalendars(db: Database) {
  const { count, failing } = await db
    .selectFrom("calendars")
    .select(({ fn }) => [
      fn.countAll().as("count"),
      fn.countAll().filterWhere("failing_since", "is not", null).as("failing"),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), failing: Number(failing) };
}
