import type { Updateable } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import { isPostgres, type Database } from "#core/database.server.ts";
import type { Config } from "#core/config.server.ts";
import type { Right } from "#core/gate.ts";
import type { CalendarsTable } from "#stays/calendars/tables.server.ts";
import { planColumns, splitPlan, type SubscriptionRow } from "#billing/store.server.ts";

export async function insertCalendar(db: Database, row: CalendarsTable): Promise<void> {
  await db.insertInto("calendars").values(row).execute();
}

export type CalendarUpdate = Omit<Updateable<CalendarsTable>, "id" | "guidebook_id" | "created_at">;

/** Changes a calendar without a check of rights: for readings. */
export async function updateCalendar(db: Database, id: string, change: CalendarUpdate): Promise<void> {
  await db.updateTable("calendars").set(change).where("id", "=", id).execute();
}

/** A calendar at the start of a reading, identified by id and URL. */
export type ReadFrom = Pick<CalendarsTable, "id" | "url_digest">;

/** Changes a calendar that still has the URL it was read from. Returns false where it has another, or is gone. */
export async function updateReadCalendar(
  db: Database,
  { id, url_digest: digest }: ReadFrom,
  change: CalendarUpdate,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("calendars")
    .set(change)
    .where("id", "=", id)
    .where("url_digest", "=", digest)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Returns the calendars of a guidebook for which the actor has the right, in the order in which they were added. */
export function findCalendars(db: Database, actor: Actor, right: Right, guidebookId: string) {
  return calendarsOf(db, guidebookId)
    .where("guidebook_id", "in", guidebooksFor(db, actor, right))
    .execute();
}

/** Returns the calendars of the guidebooks that the actor may read and that are not archived, by the guidebook's name. */
export function listCalendars(db: Database, actor: Actor): Promise<CalendarsTable[]> {
  return db
    .selectFrom("calendars")
    .innerJoin("guidebooks", "guidebooks.id", "calendars.guidebook_id")
    .selectAll("calendars")
    .where("guidebooks.archived_at", "is", null)
    .where("guidebooks.id", "in", guidebooksFor(db, actor, "read"))
    .orderBy("guidebooks.name")
    .orderBy("calendars.created_at")
    .orderBy("calendars.id")
    .execute();
}

export function findCalendar(db: Database, actor: Actor, right: Right, id: string) {
  return db
    .selectFrom("calendars")
    .selectAll()
    .where("id", "=", id)
    .where("guidebook_id", "in", guidebooksFor(db, actor, right))
    .executeTakeFirst();
}

/** Deletes a calendar with its entries. Returns false where the actor lacks the right. */
export async function deleteCalendarFor(db: Database, actor: Actor, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("calendars")
    .where("id", "=", id)
    .where("guidebook_id", "in", guidebooksFor(db, actor, "edit"))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Returns the calendars of a guidebook without a check of rights, for jobs. */
export function findCalendarsOf(db: Database, guidebookId: string): Promise<CalendarsTable[]> {
  return calendarsOf(db, guidebookId).execute();
}

const calendarsOf = (db: Database, guidebookId: string) =>
  db
    .selectFrom("calendars")
    .selectAll()
    .where("guidebook_id", "=", guidebookId)
    .orderBy("created_at")
    .orderBy("id");

/** Returns a calendar without a check of rights, for jobs. */
export function findCalendarById(db: Database, id: string): Promise<CalendarsTable | undefined> {
  return db.selectFrom("calendars").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Locks a guidebook's calendars without a write; SQLite's writing transactions are alone anyway. */
export async function lockCalendars(db: Database, config: Config, guidebookId: string): Promise<void> {
  if (!isPostgres(config)) return;
  await db.selectFrom("guidebooks").select("id").where("id", "=", guidebookId).forUpdate().execute();
}

interface DueCalendar {
  calendar: CalendarsTable;
  subscription: SubscriptionRow | null;
}

/** Returns due calendars of guidebooks that are not archived, the longest due first. */
export async function findDueCalendars(
  db: Database,
  now: number,
  { after, limit }: { after: string[]; limit: number },
): Promise<DueCalendar[]> {
  let query = db
    .selectFrom("calendars")
    .innerJoin("guidebooks", "guidebooks.id", "calendars.guidebook_id")
    .leftJoin("account_subscriptions as plan", "plan.account_id", "guidebooks.account_id")
    .selectAll("calendars")
    .select(planColumns)
    .where("guidebooks.archived_at", "is", null)
    .where("calendars.next_read_at", "<=", now);
  if (after.length > 0) query = query.where("calendars.id", "not in", after);
  const rows = await query.orderBy("calendars.next_read_at").orderBy("calendars.id").limit(limit).execute();
  return rows.map((row) => {
    const { rest: calendar, subscription } = splitPlan(row);
    return { calendar, subscription };
  });
}
