import type { Database } from "#platform/database.server.ts";
import type { PlaceAnswersTable } from "#places/tables.server.ts";

/** Returns what a service answered within the last week, or null. */
export async function findCachedAnswer(db: Database, key: string, now: number): Promise<string | null> {
  const row = await db
    .selectFrom("place_answers")
    .select("body")
    .where("key", "=", key)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.body ?? null;
}

/** Stores a response in place of the one before it. */
export async function cacheAnswer(db: Database, row: PlaceAnswersTable): Promise<void> {
  await db
    .insertInto("place_answers")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
    .execute();
}

/** Deletes the answers that have expired at `now` (epoch ms). */
export async function deleteExpiredAnswers(db: Database, now: number): Promise<void> {
  await db.deleteFrom("place_answers").where("expires_at", "<=", now).execute();
}
