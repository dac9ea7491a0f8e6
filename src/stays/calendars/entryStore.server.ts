import type { Actor } from "#accounts/actor.ts";
import type { CalendarEntry } from "#stays/calendars/match/entry.ts";
import { toEntry, toEntryRow } from "#stays/calendars/row.server.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { Database } from "#core/database.server.ts";
import type { CalendarEntriesTable } from "#stays/calendars/tables.server.ts";

/** Returns the entries of a guidebook's calendars that end on a day or later, in a fixed order. */
export async function findEntries(db: Database, guidebookId: string, endingFrom: string) {
  const rows = await db
    .selectFrom("calendar_entries")
    .innerJoin("calendars", "calendars.id", "calendar_entries.calendar_id")
    .selectAll("calendar_entries")
    .where("calendars.guidebook_id", "=", guidebookId)
    .where("calendar_entries.departure", ">=", endingFrom)
    .orderBy("calendars.created_at")
    .orderBy("calendar_entries.arrival")
    .orderBy("calendar_entries.id")
    .execute();
  return rows.map(toEntry);
}

const ROWS_A_STATEMENT = 100;

/** Stores the differences between two lists of entries. An entry that is the same object in both is not written. */
export async function saveEntries(
  db: Database,
  before: readonly CalendarEntry[],
  after: readonly CalendarEntry[],
): Promise<void> {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const ids = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
  for (const some of batches(gone)) await db.deleteFrom("calendar_entries").where("id", "in", some).execute();
  for (const some of batches(after.filter(({ id }) => !known.has(id))))
    await db.insertInto("calendar_entries").values(some.map(toEntryRow)).execute();
  for (const entry of after) {
    const old = known.get(entry.id);
    if (!old || old === entry) continue;
    const change = changedColumns(toEntryRow(old), toEntryRow(entry));
    if (Object.keys(change).length === 0) continue;
    await db.updateTable("calendar_entries").set(change).where("id", "=", entry.id).execute();
  }
}

function* batches<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += ROWS_A_STATEMENT) yield all.slice(at, at + ROWS_A_STATEMENT);
}

const changedColumns = (old: CalendarEntriesTable, row: CalendarEntriesTable) =>
  Object.fromEntries(
    Object.entries(row).filter(([column, value]) => old[column as keyof CalendarEntriesTable] !== value), // keys lose their type
  );

/** Returns an entry of a guidebook that the actor may edit, with that guidebook's id. */
export async function findEntryFor(db: Database, actor: Actor, id: string) {
  const row = await db
    .selectFrom("calendar_entries")
    .innerJoin("calendars", "calendars.id", "calendar_entries.calendar_id")
    .selectAll("calendar_entries")
    .select("calendars.guidebook_id as guidebookId")
    .where("calendar_entries.id", "=", id)
    .where("calendars.guidebook_id", "in", guidebooksFor(db, actor, "edit"))
    .executeTakeFirst();
  if (!row) return undefined;
  const { guidebookId, ...columns } = row;
  return { entry: toEntry(columns), guidebookId };
}

/** Stores when the host was sent an email about stays that one reading lacks together. */
export async function recordHostEmailed(db: Database, ids: string[], now: number): Promise<void> {
  for (const some of batches(ids))
    await db
      .updateTable("calendar_entries")
      .set({ host_emailed_at: now })
      .where("id", "in", some)
      .where("missing_since", "is not", null)
      .execute();
}

/** Deletes entries that ended before a day: guest data is deleted after 30 days (Calendars 13). */
export async function deleteEntriesEndedBefore(db: Database, day: string): Promise<void> {
  await db.deleteFrom("calendar_entries").where("departure", "<", day).execute();
}

export async function areEntriesEndedBefore(db: Database, day: string): Promise<boolean> {
  const row = await db
    .selectFrom("calendar_entries")
    .select("id")
    .where("departure", "<", day)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a pair of stays as a double booking. Returns false where it is stored already. */
export async function insertDoubleBooking(
  db: Database,
  pair: { firstId: string; secondId: string },
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("double_bookings")
    .values({ first_stay_id: pair.firstId, second_stay_id: pair.secondId, found_at: now })
    .onConflict((conflict) => conflict.columns(["first_stay_id", "second_stay_id"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns the pairs of a guidebook's stays about which the owner was sent an email. */
export function findDoubleBookingRows(db: Database, stayIds: string[]) {
  if (stayIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("double_bookings")
    .select(["first_stay_id", "second_stay_id"])
    .where("first_stay_id", "in", stayIds)
    .execute();
}
