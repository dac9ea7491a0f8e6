import type { MadeLink } from "#accounts/members/madeLinks/contract.ts";
import type { Database } from "#core/database.server.ts";

/** A user, and the account in which they created a link. */
interface Maker {
  accountId: string;
  userId: string;
}

/** Returns the live stays that a user added by hand and that end on a day or later. */
export async function findMadeStays(
  db: Database,
  { accountId, userId }: Maker,
  endingFrom: string,
): Promise<MadeLink[]> {
  const rows = await db
    .selectFrom("stays")
    .innerJoin("guidebooks", "guidebooks.id", "stays.guidebook_id")
    .select(["stays.id", "guest_name", "arrival", "departure", "guidebook_id", "guidebooks.name"])
    .where("stays.created_by", "=", userId)
    .where("guidebooks.account_id", "=", accountId)
    .where("departure", ">=", endingFrom)
    .where("revoked_at", "is", null)
    .where("cancelled_at", "is", null)
    .orderBy("arrival")
    .orderBy("stays.id")
    .execute();
  return rows.map((row) => ({
    kind: "stay",
    id: row.id,
    guidebooks: [{ id: row.guidebook_id, name: row.name }],
    label: row.guest_name,
    arrival: row.arrival,
    departure: row.departure,
  }));
}

/** Returns a user's live share links of guidebooks whose codes they show. `now` is epoch ms. */
export async function findMadeShareLinks(
  db: Database,
  { accountId, userId }: Maker,
  now: number,
): Promise<MadeLink[]> {
  const rows = await db
    .selectFrom("share_links")
    .innerJoin("guidebooks", "guidebooks.id", "share_links.guidebook_id")
    .leftJoin("guidebook_access", "guidebook_access.guidebook_id", "guidebooks.id")
    .select(["token", "label", "guidebooks.id", "guidebooks.name"])
    .where("share_links.created_by", "=", userId)
    .where("guidebooks.account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .where((row) => row.or([row("expires_at", "is", null), row("expires_at", ">", now)]))
    .where((row) => row.or([row("access", "is", null), row("access", "=", "everyone")]))
    .orderBy("guidebooks.name")
    .orderBy("token")
    .execute();
  return rows.map(({ token, label, id, name }) => ({
    kind: "share link",
    id: token,
    guidebooks: [{ id, name }],
    label,
  }));
}

/** Returns the calendars to which a user gave their URL last. */
export async function findMadeCalendars(db: Database, { accountId, userId }: Maker): Promise<MadeLink[]> {
  const rows = await db
    .selectFrom("calendars")
    .innerJoin("guidebooks", "guidebooks.id", "calendars.guidebook_id")
    .select(["calendars.id", "calendars.name as label", "host", "guidebook_id", "guidebooks.name"])
    .where("calendars.created_by", "=", userId)
    .where("guidebooks.account_id", "=", accountId)
    .orderBy("guidebooks.name")
    .orderBy("calendars.created_at")
    .orderBy("calendars.id")
    .execute();
  return rows.map(({ id, label, host, guidebook_id, name }) => ({
    kind: "calendar",
    id,
    guidebooks: [{ id: guidebook_id, name }],
    label,
    host,
  }));
}

export async function findStaysOfCalendar(db: Database, calendarId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("calendar_entries as entry")
    .innerJoin("stays", "stays.id", "entry.stay_id")
    .select("stays.id")
    .distinct()
    .where("entry.calendar_id", "=", calendarId)
    .where("revoked_at", "is", null)
    .where("stays.cancelled_at", "is", null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("calendar_entries as other")
            .select("other.id")
            .whereRef("other.stay_id", "=", "stays.id")
            .where("other.calendar_id", "!=", calendarId),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the live cleaners' links with door codes that a user created. */
export async function findMadeTurnoverLinks(db: Database, { accountId, userId }: Maker): Promise<MadeLink[]> {
  const rows = await db
    .selectFrom("turnover_links")
    .innerJoin("turnover_link_guidebooks as shown", "shown.token", "turnover_links.token")
    .innerJoin("guidebooks", "guidebooks.id", "shown.guidebook_id")
    .select(["turnover_links.token", "label", "guidebooks.id", "guidebooks.name"])
    .where("turnover_links.created_by", "=", userId)
    .where("turnover_links.account_id", "=", accountId)
    .where("shows_codes", "=", 1)
    .where("revoked_at", "is", null)
    .orderBy("turnover_links.created_at")
    .orderBy("turnover_links.token")
    .orderBy("guidebooks.name")
    .execute();
  return [...Map.groupBy(rows, ({ token }) => token)].map(([token, shown]) => ({
    kind: "cleaner's link",
    id: token,
    guidebooks: shown.map(({ id, name }) => ({ id, name })),
    label: shown[0]?.label ?? null,
  }));
}
