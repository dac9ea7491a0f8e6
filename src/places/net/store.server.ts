import { sql } from "kysely";
import type { Database } from "#core/database.server.ts";
import type { PlaceAnswersTable } from "#places/tables.server.ts";

/** Returns a service's cached response of the last week, or null. */
export async function findCachedAnswer(db: Database, key: string, now: number): Promise<string | null> {
  const row = await db
    .selectFrom("place_answers")
    .select("body")
    .where("key", "=", key)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.body ?? null;
}

/** Stores a response, replacing an earlier one. */
export async function cacheAnswer(db: Database, row: PlaceAnswersTable): Promise<void> {
  await db
    .insertInto("place_answers")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
    .execute();
}

export async function deleteExpiredAnswers(db: Database, now: number): Promise<void> {
  await db.deleteFrom("place_answers").where("expires_at", "<=", now).execute();
}

/** Claims this second of a public server by PostgreSQL's clock; false when another process has. */
export async function claimSecond(db: Database, server: string): Promise<boolean> {
  const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const { rows } = await sql`
    insert into rate_limits (key, points, expire) values (${`public-places:${server}`}, 1, ${now} + 1000)
    on conflict (key) do update set expire = excluded.expire where rate_limits.expire <= ${now}
    returning key`.execute(db);
  return rows.length > 0;
}
