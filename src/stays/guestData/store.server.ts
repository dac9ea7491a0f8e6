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
  const [stay, names, notes, requests, entries, searches] = await Promise.all([
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
    db
      .selectFrom("stay_requests")
      .where("guidebook_id", "in", guidebooks)
      .select(({ fn }) => [fn.countAll().as("count"), fn.min("created_at").as("since")])
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
    {
      kind: "requests",
      count: Number(requests?.count ?? 0),
      oldest: typeof since === "number" ? utcDay(since) : null,
    },
    { kind: "calendar entries", ...countOf(entries) },
    { kind: "searches", ...countOf(searches) },
  ];
}

const countOf = (row: { count: number | string | bigint; oldest: string | null } | undefined) => ({
  count: Number(row?.count ?? 0),
  oldest: row?.oldest ?? null,
});

/** Columns of a stay that identify its guest or open their page. */
const words = ["guest_name", "note", "code", "token"] as const;
export type GuestWords = Record<(typeof words)[number], string | null>;

/** Returns what names or admits the guests of stays that ended before a day. */
export const listWordsOfEnded = (db: Database, day: string): Promise<GuestWords[]> =>
  db.selectFrom("stays").select(words).where("departure", "<", day).execute();

/** Returns the same of every stay that is stored. */
export const listStoredWords = (db: Database): Promise<GuestWords[]> =>
  db.selectFrom("stays").select(words).execute();
