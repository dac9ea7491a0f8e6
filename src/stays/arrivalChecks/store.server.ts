import type { Actor } from "#accounts/actor.ts";
import "#stays/calendars/tables.server.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { Database } from "#core/database.server.ts";
import { rolesWith } from "#accounts/roles.ts";
import type { StaysTable } from "#stays/tables.server.ts";
import type { CalendarOfStay } from "#stays/arrivalChecks/toFacts.ts";
import "#stays/arrivalChecks/tables.server.ts";

export interface ArrivingGuidebook {
  id: string;
  account_id: string;
  name: string;
  archived_at: number | null;
  property_address: string | null;
}

/** The days of arrivals, YYYY-MM-DD: wide enough for every zone. */
interface Days {
  from: string;
  until: string;
}

/** Returns the guidebooks with an arrival on one of the days that the actor may read. */
export function findArrivingGuidebooks(db: Database, actor: Actor, { from, until }: Days) {
  return db
    .selectFrom("guidebooks")
    .select(["id", "account_id", "name", "archived_at", "property_address"])
    .where("id", "in", (row) =>
      row
        .selectFrom("stays")
        .select("guidebook_id")
        .where("arrival", ">=", from)
        .where("arrival", "<=", until)
        .where("cancelled_at", "is", null),
    )
    .where("id", "in", guidebooksFor(db, actor, "read"))
    .orderBy("name")
    .orderBy("id")
    .execute();
}

interface NextArrival {
  guidebook: ArrivingGuidebook;
  arrival: string;
  timeZone: string | null;
}

/** Returns the arrivals of all accounts on one of the days without "We have arrived". */
export async function findNextArrivals(db: Database, { from, until }: Days): Promise<NextArrival[]> {
  const rows = await db
    .selectFrom("stays")
    .innerJoin("guidebooks", "guidebooks.id", "stays.guidebook_id")
    .leftJoin("guidebook_access as access", "access.guidebook_id", "guidebooks.id")
    .select([
      "guidebooks.id",
      "account_id",
      "name",
      "archived_at",
      "property_address",
      "arrival",
      "time_zone",
    ])
    .where("arrival", ">=", from)
    .where("arrival", "<=", until)
    .where("cancelled_at", "is", null)
    .where("arrived_at", "is", null)
    .orderBy("guidebooks.id")
    .execute();
  return rows.map(({ arrival, time_zone: timeZone, ...guidebook }) => ({ guidebook, arrival, timeZone }));
}

/** Returns the stays of a guidebook that are not cancelled, revoked ones included. */
export function findStaysOf(db: Database, guidebookId: string): Promise<StaysTable[]> {
  return db
    .selectFrom("stays")
    .selectAll()
    .where("guidebook_id", "=", guidebookId)
    .where("cancelled_at", "is", null)
    .orderBy("arrival")
    .orderBy("id")
    .execute();
}

/** Returns the calendars that list stays of a guidebook, one row for each stay. */
export function findCalendarsOfStays(db: Database, guidebookId: string): Promise<CalendarOfStay[]> {
  return db
    .selectFrom("calendars")
    .innerJoin("calendar_entries as entry", "entry.calendar_id", "calendars.id")
    .select([
      "calendars.id",
      "calendars.name",
      "calendars.host",
      "calendars.read_at",
      "calendars.failing_since",
      "calendars.created_at",
      "entry.stay_id",
    ])
    .distinct()
    .where("calendars.guidebook_id", "=", guidebookId)
    .where("entry.stay_id", "is not", null)
    .where("entry.cancelled_at", "is", null)
    .execute();
}

/** Returns the accounts that were sent an email about arrivals since a moment (epoch ms). */
export async function findEmailedSince(db: Database, since: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom("tonight_emails")
    .select("account_id")
    .where("added_at", ">", since)
    .execute();
  return new Set(rows.map((row) => row.account_id));
}

/** Stores that an account is sent an email about its arrivals. */
export async function recordEmailed(db: Database, accountId: string, now: number): Promise<void> {
  await db
    .insertInto("tonight_emails")
    .values({ account_id: accountId, added_at: now })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet({ added_at: now }))
    .execute();
}

/** Returns the ids of the account's members who may share guidebooks. */
export async function findSharers(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("account_members")
    .select("user_id")
    .where("account_id", "=", accountId)
    .where("role", "in", rolesWith("share"))
    .orderBy("created_at")
    .orderBy("user_id")
    .execute();
  return rows.map((row) => row.user_id);
}
