import type { Actor } from "#accounts/actor.ts";
import { utcDay } from "#core/days.ts";
import type { Database } from "#core/database.server.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { GuestDataCount } from "#stays/guestData/contract.ts";

/** Counts what is stored of guests: of those whom an actor may see, or with null of all on the server. */
export function countGuestData(db: Database, actor: Actor | null): Promise<GuestDataCount[]> {
  const guidebooks = actor
    ? guidebooksFor(db, actor, "see guests")
    : db.selectFrom("guidebooks").select("guidebooks.id");
  const stays = db
    .selectFrom("stays")
    .where("guidebook_id", "in", guidebooks)
    .select(({ fn }) => [fn.countAll().as("count"), fn.min("departure").as("oldest")]);
  return Promise.all([
    counted("stays", stays),
    counted("names", stays.where("guest_name", "is not", null)),
    counted("notes", stays.where("note", "is not", null)),
    counted("details", stays.where("details_at", "is not", null)),
    counted(
      "requests",
      db
        .selectFrom("stay_requests")
        .where("guidebook_id", "in", guidebooks)
        .select(({ fn }) => [fn.countAll().as("count"), fn.min("created_at").as("oldest")]),
    ),
    counted(
      "extras",
      db
        .selectFrom("extra_requests")
        .innerJoin("stays", "stays.id", "extra_requests.stay_id")
        .where("extra_requests.guidebook_id", "in", guidebooks)
        .select(({ fn }) => [fn.countAll().as("count"), fn.min("stays.departure").as("oldest")]),
    ),
    counted(
      "reports",
      db
        .selectFrom("problem_words")
        .innerJoin("problems", "problems.id", "problem_words.id")
        .where("problems.guidebook_id", "in", guidebooks)
        .select(({ fn }) => [fn.countAll().as("count"), fn.min("problems.at").as("oldest")]),
    ),
    counted(
      "left behind",
      db
        .selectFrom("left_behind")
        .where("guidebook_id", "in", guidebooks)
        .select(({ fn }) => [fn.countAll().as("count"), fn.min("day").as("oldest")]),
    ),
    counted(
      "calendar entries",
      db
        .selectFrom("calendar_entries")
        .innerJoin("calendars", "calendars.id", "calendar_entries.calendar_id")
        .where("calendars.guidebook_id", "in", guidebooks)
        .select(({ fn }) => [fn.countAll().as("count"), fn.min("calendar_entries.departure").as("oldest")]),
    ),
    counted(
      "searches",
      db
        .selectFrom("unfound_searches")
        .where("guidebook_id", "in", guidebooks)
        .select(({ fn }) => [fn.countAll().as("count"), fn.min("day").as("oldest")]),
    ),
  ]);
}

interface Counted {
  count: number | string | bigint;
  /** A day, or epoch milliseconds. */
  oldest: string | number | null;
}

async function counted(
  kind: GuestDataCount["kind"],
  query: { executeTakeFirst(): Promise<Counted | undefined> },
): Promise<GuestDataCount> {
  const { count = 0, oldest = null } = (await query.executeTakeFirst()) ?? {};
  return { kind, count: Number(count), oldest: typeof oldest === "number" ? utcDay(oldest) : oldest };
}

/** What names or admits a guest, by table: of their stay, its entry in a calendar, their requests and reports, and what they left behind. */
export const guestWordColumns = {
  stays: ["guest_name", "note", "code", "token"],
  calendar_entries: ["guest_name", "code"],
  stay_requests: ["first_name", "token"],
  extra_requests: ["note"],
  problem_words: ["text"],
  left_behind: ["words"],
} as const;

/** Words of a guest by column; null where there is none. */
export type GuestWords = Record<string, string | null>;

/**
 * Returns the words of guests whose stays ended before a day, or whose requests for a code were made before it. Of a backup
 * of an earlier version too, which lacks tables.
 */
export async function listWordsOfEnded(
  db: Database,
  day: string,
): Promise<{ stays: number; rows: GuestWords[] }> {
  const tables = new Set((await db.introspection.getTables()).map(({ name }) => name));
  const columns = guestWordColumns;
  const stays = db.selectFrom("stays").select(columns.stays).where("departure", "<", day);
  const ended = {
    calendar_entries: db
      .selectFrom("calendar_entries")
      .select(columns.calendar_entries)
      .where("departure", "<", day),
    stay_requests: db
      .selectFrom("stay_requests")
      .select(columns.stay_requests)
      .where("stay_id", "is", null)
      .where("created_at", "<", Date.parse(day)),
    extra_requests: db
      .selectFrom("extra_requests")
      .innerJoin("stays", "stays.id", "extra_requests.stay_id")
      .select("extra_requests.note")
      .where("stays.departure", "<", day),
    problem_words: db
      .selectFrom("problem_words")
      .innerJoin("stays", "stays.id", "problem_words.stay_id")
      .select("problem_words.text")
      .where("stays.departure", "<", day),
    left_behind: db.selectFrom("left_behind").select(columns.left_behind).where("day", "<", day),
  };
  const rows: GuestWords[] = await stays.execute();
  const { length } = rows;
  for (const [table, query] of Object.entries(ended))
    if (tables.has(table)) rows.push(...(await query.execute()));
  return { stays: length, rows };
}

/** Returns the words of every guest who is stored. */
export async function listStoredWords(db: Database): Promise<GuestWords[]> {
  const columns = guestWordColumns;
  const all: GuestWords[][] = await Promise.all([
    db.selectFrom("stays").select(columns.stays).execute(),
    db.selectFrom("calendar_entries").select(columns.calendar_entries).execute(),
    db.selectFrom("stay_requests").select(columns.stay_requests).execute(),
    db.selectFrom("extra_requests").select(columns.extra_requests).execute(),
    db.selectFrom("problem_words").select(columns.problem_words).execute(),
    db.selectFrom("left_behind").select(columns.left_behind).execute(),
  ]);
  return all.flat();
}
