import type { Actor } from "#accounts/actor.ts";
import { findMembership } from "#accounts/memberStore.server.ts";
import type { Database } from "#core/database.server.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { CalendarsOutTable } from "#stays/calendarsOut/tables.server.ts";

export async function insertCalendarOut(
  db: Database,
  row: CalendarsOutTable,
  guidebookIds: readonly string[],
): Promise<void> {
  await db.insertInto("calendars_out").values(row).execute();
  if (guidebookIds.length === 0) return;
  const chosen = guidebookIds.map((id) => ({ calendar_id: row.id, guidebook_id: id }));
  await db.insertInto("calendar_out_guidebooks").values(chosen).execute();
}

/** Returns the calendars of an account, newest first. */
export function findCalendarsOut(db: Database, accountId: string): Promise<CalendarsOutTable[]> {
  return db
    .selectFrom("calendars_out")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export function findCalendarOutByToken(db: Database, token: string) {
  return db.selectFrom("calendars_out").selectAll().where("token", "=", token).executeTakeFirst();
}

export async function findMembershipByCalendarOut(db: Database, userId: string, id: string) {
  const row = await db
    .selectFrom("calendars_out")
    .select("account_id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row && findMembership(db, row.account_id, userId);
}

export async function findChosenGuidebooks(db: Database, ids: readonly string[]) {
  const chosen = new Map<string, string[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return chosen;
  const rows = await db
    .selectFrom("calendar_out_guidebooks")
    .selectAll()
    .where("calendar_id", "in", ids)
    .orderBy("guidebook_id")
    .execute();
  for (const row of rows) chosen.get(row.calendar_id)?.push(row.guidebook_id);
  return chosen;
}

/** Deletes a calendar of the account. Returns whether there was one. */
export async function deleteCalendarOutRow(db: Database, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("calendars_out")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Stores when a calendar was read, unless that is stored from `since` on. */
export async function updateLastRead(
  db: Database,
  id: string,
  { now, since }: { now: number; since: number },
) {
  await db
    .updateTable("calendars_out")
    .set({ last_read_at: now })
    .where("id", "=", id)
    .where((row) => row.or([row("last_read_at", "is", null), row("last_read_at", "<", since)]))
    .execute();
}

/** Returns the guidebooks that a calendar shows: what its maker may share now, without archived and taken-down ones. */
export function findShownGuidebooks(db: Database, calendar: CalendarsOutTable) {
  const maker: Pick<Actor, "accountId" | "userId"> = {
    accountId: calendar.account_id,
    userId: calendar.created_by,
  };
  let query = db
    .selectFrom("guidebooks")
    .leftJoin("guidebook_takedowns as takedown", "takedown.guidebook_id", "guidebooks.id")
    .select(["guidebooks.id", "guidebooks.name"])
    .where("guidebooks.id", "in", guidebooksFor(db, maker, "share"))
    .where("archived_at", "is", null)
    .where("takedown.guidebook_id", "is", null);
  if (calendar.is_limited === 1)
    query = query.where("guidebooks.id", "in", (row) =>
      row
        .selectFrom("calendar_out_guidebooks as chosen")
        .select("chosen.guidebook_id")
        .where("chosen.calendar_id", "=", calendar.id),
    );
  return query.orderBy("guidebooks.name").orderBy("guidebooks.id").execute();
}

/** Returns when each calendar for locks that shows a guidebook was last read, else made, epoch milliseconds. */
export async function findLockReadings(
  db: Database,
  { guidebookId, accountId }: { guidebookId: string; accountId: string },
): Promise<number[]> {
  const rows = await db
    .selectFrom("calendars_out")
    .select(["last_read_at", "created_at"])
    .where("account_id", "=", accountId)
    .where("kind", "=", "locks")
    .where((row) =>
      row.or([
        row("is_limited", "=", 0),
        row.exists(
          row
            .selectFrom("calendar_out_guidebooks as chosen")
            .select("chosen.guidebook_id")
            .whereRef("chosen.calendar_id", "=", "calendars_out.id")
            .where("chosen.guidebook_id", "=", guidebookId),
        ),
      ]),
    )
    .execute();
  return rows.map((row) => row.last_read_at ?? row.created_at);
}
