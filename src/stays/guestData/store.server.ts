import type { Actor } from "#accounts/actor.ts";
import { utcDay } from "#core/days.ts";
import type { Database } from "#core/database.server.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { GuestDataCount } from "#stays/guestData/contract.ts";

/** Counts what is stored of guests: of those whom an actor may see, or with null of all on the server. */
export async function countGuestData(db: Database, actor: Actor | null): Promise<GuestDataCount[]> {
  const guidebooks = actor
    ? guidebooksFor(db, actor, "see guests")
    : db.selectFrom("guidebooks").select("guidebooks.id");
  const stays = db.selectFrom("stays").where("guidebook_id", "in", guidebooks);
  const [stay, names, notes, details, requests, leftBehind, entries, searches] = await Promise.all([
    stays
      .select(({ fn }) => [fn.countAll().as("count"), fn.min("departure").as("oldest")])
      .executeTakeFirst(),
    stays
      .where("guest_name", "is not", null)
      .select(({ fn }) => [fn.countAll().as("count"), fn.min("departure").as("oldest")])
      .executeTakeFirst(),
    stays
      .where("note", "is not", null)
      .select(({ fn }) => [fn.countAll().as("count"), fn.min("departure").as("oldest")])
      .executeTakeFirst(),
    stays
      .where("details_at", "is not", null)
      .select(({ fn }) => [fn.countAll().as("count"), fn.min("departure").as("oldest")])
      .executeTakeFirst(),
    db
      .selectFrom("stay_requests")
      .where("guidebook_id", "in", guidebooks)
      .select(({ fn }) => [fn.countAll().as("count"), fn.min("created_at").as("since")])
      .executeTakeFirst(),
    db
      .selectFrom("left_behind")
      .where("guidebook_id", "in", guidebooks)
      .select(({ fn }) => [fn.countAll().as("count"), fn.min("day").as("oldest")])
      .executeTakeFirst(),
    db
      .selectFrom("calendar_entries")
      .innerJoin("calendars", "calendars.id", "calendar_entries.calendar_id")
      .where("calendars.guidebook_id", "in", guidebooks)
      .select(({ fn }) => [fn.countAll().as("count"), fn.min("calendar_entries.departure").as("oldest")])
      .executeTakeFirst(),
    db
      .selectFrom("unfound_searches")
      .where("guidebook_id", "in", guidebooks)
      .select(({ fn }) => [fn.countAll().as("count"), fn.min("day").as("oldest")])
      .executeTakeFirst(),
  ]);
  const since = requests?.since;
  return [
    { kind: "stays", ...countOf(stay) },
    { kind: "names", ...countOf(names) },
    { kind: "notes", ...countOf(notes) },
    { kind: "details", ...countOf(details) },
    {
      kind: "requests",
      count: Number(requests?.count ?? 0),
      oldest: typeof since === "number" ? utcDay(since) : null,
    },
    { kind: "left behind", ...countOf(leftBehind) },
    { kind: "calendar entries", ...countOf(entries) },
    { kind: "searches", ...countOf(searches) },
  ];
}

const countOf = (row: { count: number | string | bigint; oldest: string | null } | undefined) => ({
  count: Number(row?.count ?? 0),
  oldest: row?.oldest ?? null,
});

/** What names or admits a guest: of their stay, its entry in a calendar, their request for a code, or what they left behind. */
export const guestWordColumns = {
  stays: ["guest_name", "note", "code", "token"],
  calendar_entries: ["guest_name", "code"],
  stay_requests: ["first_name", "token"],
  left_behind: ["words"],
} as const;

/** Words of a guest by column; null where there is none. */
export type GuestWords = Record<string, string | null>;

/** Returns the words of guests whose stays ended before a day, or whose requests for a code were made before it. */
export async function listWordsOfEnded(
  db: Database,
  day: string,
): Promise<{ stays: number; rows: GuestWords[] }> {
  const [stays, entries, requests, leftBehind] = await Promise.all([
    db.selectFrom("stays").select(guestWordColumns.stays).where("departure", "<", day).execute(),
    db
      .selectFrom("calendar_entries")
      .select(guestWordColumns.calendar_entries)
      .where("departure", "<", day)
      .execute(),
    db
      .selectFrom("stay_requests")
      .select(guestWordColumns.stay_requests)
      .where("stay_id", "is", null)
      .where("created_at", "<", Date.parse(day))
      .execute(),
    listWordsLeftBehind(db, day),
  ]);
  return { stays: stays.length, rows: [...stays, ...entries, ...requests, ...leftBehind] };
}

/** Returns the words of things that were left behind before a day; none of a backup that was made before they were noted. */
async function listWordsLeftBehind(db: Database, day: string): Promise<GuestWords[]> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "left_behind")) return [];
  return db.selectFrom("left_behind").select(guestWordColumns.left_behind).where("day", "<", day).execute();
}

/** Returns the words of every guest who is stored. */
export async function listStoredWords(db: Database): Promise<GuestWords[]> {
  const [stays, entries, requests, leftBehind] = await Promise.all([
    db.selectFrom("stays").select(guestWordColumns.stays).execute(),
    db.selectFrom("calendar_entries").select(guestWordColumns.calendar_entries).execute(),
    db.selectFrom("stay_requests").select(guestWordColumns.stay_requests).execute(),
    db.selectFrom("left_behind").select(guestWordColumns.left_behind).execute(),
  ]);
  return [...stays, ...entries, ...requests, ...leftBehind];
}
