import { sql } from "kysely";
import { ownerEmailOf } from "#operations/admin/store.server.ts";
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

/** Returns the calendars that cannot be read, those that have failed for longest first. */
export async function listFailingCalendars(db: Database, limit: number) {
  const rows = await db
    .selectFrom("calendars")
    .innerJoin("guidebooks", "guidebooks.id", "calendars.guidebook_id")
    .select(["calendars.id", "calendars.name", "calendars.host", "calendars.problem", "failing_since"])
    .select("guidebooks.name as guidebook")
    .select(ownerEmailOf("guidebooks.account_id").as("owner"))
    .where("failing_since", "is not", null)
    .orderBy("failing_since")
    .orderBy("calendars.id")
    .limit(limit)
    .execute();
  return rows.map(({ id, name, host, problem, failing_since: since, guidebook, owner }) => ({
    id,
    name: name ?? host,
    guidebook,
    owner: owner ?? "",
    failingSince: since ?? 0,
    problem: problem ?? "",
  }));
}

/** Returns how many jobs of some kinds failed at their last attempt, and why the newest of them did. */
export async function findFailingJobs(db: Database, kinds: readonly string[]) {
  const failing = db.selectFrom("jobs").where("failure", "is not", null).where("kind", "in", kinds);
  const [counted, newest] = await Promise.all([
    failing.select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow(),
    failing.select("failure").orderBy("added_at", "desc").orderBy("id").limit(1).executeTakeFirst(),
  ]);
  return { failing: Number(counted.count), lastFailure: newest?.failure ?? null };
}
