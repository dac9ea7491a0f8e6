import { sql } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { SearchDigestsTable, SearchesWithoutResultTable } from "#guidebooks/guestUsage/tables.server.ts";
import type { Database } from "#core/database.server.ts";

/** Adds to the count of the same search on the same day. */
export async function addSearchWithoutResult(db: Database, row: SearchesWithoutResultTable): Promise<void> {
  await db
    .insertInto("unfound_searches")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["guidebook_id", "text", "day"])
        .doUpdateSet({ count: sql<number>`unfound_searches.count + excluded.count` }),
    )
    .execute();
}

/** Returns whether a search of the guidebook was counted before. */
export async function isCounted(db: Database, guidebookId: string, text: string): Promise<boolean> {
  const row = await db
    .selectFrom("unfound_searches")
    .select("day")
    .where("guidebook_id", "=", guidebookId)
    .where("text", "=", text)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a digest once a day, and returns its number of days. */
export async function addDigest(db: Database, row: SearchDigestsTable): Promise<number> {
  await db
    .insertInto("unfound_digests")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const days = await ofDigest(db, row).select("day").execute();
  return days.length;
}

export async function deleteDigest(db: Database, row: Omit<SearchDigestsTable, "day">): Promise<void> {
  await db
    .deleteFrom("unfound_digests")
    .where("guidebook_id", "=", row.guidebook_id)
    .where("digest", "=", row.digest)
    .execute();
}

const ofDigest = (db: Database, row: Omit<SearchDigestsTable, "day">) =>
  db
    .selectFrom("unfound_digests")
    .where("guidebook_id", "=", row.guidebook_id)
    .where("digest", "=", row.digest);

/** Returns the searches without a result of a guidebook that the actor may read, the most frequent first. */
export function listSearchesWithoutResult(
  db: Database,
  actor: Actor,
  guidebookId: string,
  fromDay: string,
  max: number,
) {
  return db
    .selectFrom("unfound_searches")
    .select([
      "text",
      (row) => row.fn.sum<number>("count").as("count"),
      (row) => row.fn.max("day").as("lastDay"),
    ])
    .where("guidebook_id", "=", guidebookId)
    .where("guidebook_id", "in", guidebooksFor(db, actor, "read"))
    .where("day", ">=", fromDay)
    .where("text", "not in", (row) =>
      row
        .selectFrom("dismissed_searches")
        .select("dismissed_searches.text")
        .where("dismissed_searches.guidebook_id", "=", guidebookId),
    )
    .groupBy("text")
    .orderBy("count", "desc")
    .orderBy("text")
    .limit(max)
    .execute();
}

export async function insertDismissed(
  db: Database,
  row: { guidebook_id: string; text: string; day: string },
): Promise<void> {
  await db
    .insertInto("dismissed_searches")
    .values(row)
    .onConflict((conflict) => conflict.columns(["guidebook_id", "text"]).doUpdateSet({ day: row.day }))
    .execute();
}

/** Deletes counts, digests and dismissals older than a day. */
export async function deleteSearchesWithoutResultBefore(db: Database, day: string): Promise<void> {
  await db.deleteFrom("unfound_searches").where("day", "<", day).execute();
  await db.deleteFrom("unfound_digests").where("day", "<", day).execute();
  await db.deleteFrom("dismissed_searches").where("day", "<", day).execute();
}
