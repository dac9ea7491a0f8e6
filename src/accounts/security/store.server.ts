import type { Database } from "#core/database.server.ts";
import type { SecurityEventsTable } from "#accounts/tables.server.ts";

/** Stores an event: a repetition by the same person and browser since `since` counts in the same row. */
export async function addSecurityEvent(db: Database, row: SecurityEventsTable, since: number): Promise<void> {
  const same = await db
    .selectFrom("security_events")
    .select("id")
    .where("user_id", "=", row.user_id)
    .where("at", ">=", since)
    .where("kind", "=", row.kind)
    .where("device", row.device === null ? "is" : "=", row.device)
    .executeTakeFirst();
  if (!same) return void (await db.insertInto("security_events").values(row).execute());
  await db
    .updateTable("security_events")
    .set(({ eb }) => ({ at: row.at, times: eb("times", "+", 1) }))
    .where("id", "=", same.id)
    .execute();
}

/** Returns the latest events of a person, newest first. */
export function listSecurityEvents(db: Database, userId: string, count: number) {
  return db
    .selectFrom("security_events")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(count)
    .execute();
}

export async function deleteSecurityEventsBefore(db: Database, time: number): Promise<void> {
  await db.deleteFrom("security_events").where("at", "<", time).execute();
}
