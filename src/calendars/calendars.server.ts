import type { Actor } from "#accounts/actor.ts";
import { changeEntries, todayOf } from "#calendars/applyReading.server.ts";
import type { Calendar, CalendarChange, NewCalendar } from "#calendars/contract.ts";
import { findEntries } from "#calendars/entryStore.server.ts";
import { calendarsPerHost, MAX_CALENDARS, readsOfCalendar } from "#calendars/limits.ts";
import { fetchFeed, readAndStore, saveReading, storeReading } from "#calendars/readCalendar.server.ts";
import {
  deleteCalendarFor,
  findCalendar,
  findCalendars,
  findCalendarsOf,
  insertCalendar,
  listCalendars,
  updateCalendar,
  type CalendarUpdate,
} from "#calendars/store.server.ts";
import type { CalendarsTable } from "#calendars/tables.server.ts";
import { toCalendar } from "#calendars/toCalendar.server.ts";
import { findGuidebook } from "#guidebooks/store.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { notFound, ok, refused, type Refusal, type Result } from "#platform/refusal.ts";
import { secretBoxOf, type SecretBox } from "#platform/secretKey.server.ts";
import { findAccess } from "#stays/accessStore.server.ts";

/** Returns the calendars of a guidebook, with what each holds. */
export async function calendarsOf(
  platform: Platform,
  actor: Actor,
  guidebookId: string,
): Promise<Result<Calendar[]>> {
  const { db } = platform;
  if (!(await findGuidebook(db, actor, "read", guidebookId))) return notFound("This guidebook");
  const rows = await findCalendars(db, actor, "read", guidebookId);
  return ok(await withEntries(platform, guidebookId, rows));
}

/** Returns the calendars of all guidebooks that the actor may read and that are not archived, with what each holds. */
export async function allCalendarsOf(platform: Platform, actor: Actor): Promise<Calendar[]> {
  const rows = await listCalendars(platform.db, actor);
  const listed: Calendar[] = [];
  for (const [guidebookId, own] of Map.groupBy(rows, ({ guidebook_id: id }) => id))
    listed.push(...(await withEntries(platform, guidebookId, own)));
  return listed;
}

/**
 * Adds a calendar and reads it at once. Refuses what cannot be read, the eleventh of a guidebook, and a URL that the
 * guidebook has (Calendars 12).
 */
export async function addCalendar(
  platform: Platform,
  actor: Actor,
  guidebookId: string,
  { url, name, closures }: NewCalendar,
): Promise<Result<Calendar>> {
  const { db } = platform;
  if (!(await findGuidebook(db, actor, "edit", guidebookId))) return notFound("This guidebook");
  const box = secretBoxOf(platform);
  if (!box) return refused(calendarsOff);
  const free = await platform.limits.take(calendarsPerHost, actor.userId);
  if (!free.ok) return free;
  const id = platform.randomId();
  const urlColumns = sealedUrl(box, url, { id, guidebookId });
  const mayAdd = (known: CalendarsTable[]) => refusalToAdd(known, urlColumns.url_digest);
  const early = mayAdd(await findCalendarsOf(db, guidebookId));
  if (early) return refused(early);
  const { timeZone } = await findAccess(db, guidebookId);
  const fetched = await fetchFeed(platform, { url, timeZone });
  if (!fetched.ok) return fetched;
  const now = platform.now();
  const calendar: CalendarsTable = {
    ...emptyCalendar,
    ...urlColumns,
    id,
    guidebook_id: guidebookId,
    name: name || null,
    closures: closures ?? "ask",
    next_read_at: now,
    created_at: now,
  };
  const refusal = await db.transaction().execute(async (within) => {
    const late = mayAdd(await findCalendarsOf(within, guidebookId));
    if (!late) await insertCalendar(within, calendar);
    return late;
  });
  if (refusal) return refused(refusal);
  const end = { calendar, at: now, ...fetched };
  return finishReading(platform, calendar, await storeReading(platform, end));
}

/** Reads a calendar now. What cannot be read is said in `problem`, and changes no stay. At most once a minute. */
export async function readCalendar(platform: Platform, actor: Actor, id: string): Promise<Result<Calendar>> {
  const calendar = await findCalendar(platform.db, actor, "edit", id);
  if (!calendar) return notFound("This calendar");
  const free = await platform.limits.take(readsOfCalendar, id);
  if (!free.ok) return free;
  return finishReading(platform, calendar, await readAndStore(platform, calendar));
}

async function finishReading(
  platform: Platform,
  calendar: CalendarsTable,
  update: CalendarUpdate,
): Promise<Result<Calendar>> {
  const { db } = platform;
  await db.transaction().execute((within) => saveReading(platform, within, calendar, update));
  const rows = await findCalendarsOf(db, calendar.guidebook_id);
  const listed = await withEntries(platform, calendar.guidebook_id, rows);
  const own = listed.find(({ id }) => id === calendar.id);
  return own ? ok(own) : notFound("This calendar");
}

/** Changes a calendar: its name, what closures are, or its URL, which is then read. */
export async function changeCalendar(
  platform: Platform,
  actor: Actor,
  id: string,
  { name, closures, url }: CalendarChange,
): Promise<Result<Calendar>> {
  const { db } = platform;
  const calendar = await findCalendar(db, actor, "edit", id);
  if (!calendar) return notFound("This calendar");
  const guidebookId = calendar.guidebook_id;
  const changed: CalendarsTable = {
    ...calendar,
    ...(name !== undefined && { name: name || null }),
    ...(closures !== undefined && { closures }),
  };
  await db.transaction().execute(async (within) => {
    await updateCalendar(within, id, { name: changed.name, closures: changed.closures });
    if (changed.closures !== calendar.closures) await changeEntries(platform, within, guidebookId);
  });
  if (url === undefined) return oneCalendar(platform, changed);
  const box = secretBoxOf(platform);
  if (!box) return refused(calendarsOff);
  const columns = sealedUrl(box, url, { id, guidebookId });
  const others = (await findCalendarsOf(db, guidebookId)).filter((other) => other.id !== id);
  if (others.some((other) => other.url_digest === columns.url_digest)) return refused(alreadyAdded);
  const free = await platform.limits.take(calendarsPerHost, actor.userId);
  if (!free.ok) return free;
  const { timeZone } = await findAccess(db, guidebookId);
  const fetched = await fetchFeed(platform, { url, timeZone });
  if (!fetched.ok) return fetched;
  await updateCalendar(db, id, { ...columns, etag: null });
  const end = { calendar: { ...changed, ...columns, etag: null }, at: platform.now(), ...fetched };
  return finishReading(platform, end.calendar, await storeReading(platform, end));
}

/** Deletes a calendar. Its stays remain (Calendars 12). */
export async function deleteCalendar(platform: Platform, actor: Actor, id: string): Promise<Result<void>> {
  const deleted = await deleteCalendarFor(platform.db, actor, id);
  return deleted ? ok(undefined) : notFound("This calendar");
}

/**
 * Reads the calendars of a guidebook for a guest whose code is not known, each at most once a minute (Calendars 9). Returns
 * whether any was read; failures are stored as those of the job are.
 */
export async function readCalendarsNow(platform: Platform, guidebookId: string): Promise<boolean> {
  const { db, limits } = platform;
  const calendars = await findCalendarsOf(db, guidebookId);
  const readings = calendars.map(async (calendar) => {
    // Looked at first, so that a guess too many writes nothing.
    const isFree = await limits.check(readsOfCalendar, calendar.id);
    if (!isFree.ok || !(await limits.take(readsOfCalendar, calendar.id)).ok) return false;
    const update = await readAndStore(platform, calendar);
    await db.transaction().execute((within) => saveReading(platform, within, calendar, update));
    return update.problem === null;
  });
  return (await Promise.all(readings)).some(Boolean);
}

async function oneCalendar(platform: Platform, row: CalendarsTable): Promise<Result<Calendar>> {
  const [listed] = await withEntries(platform, row.guidebook_id, [row]);
  return listed ? ok(listed) : notFound("This calendar");
}

async function withEntries(
  platform: Platform,
  guidebookId: string,
  rows: readonly CalendarsTable[],
): Promise<Calendar[]> {
  const { today } = await todayOf(platform, platform.db, guidebookId);
  const entries = await findEntries(platform.db, guidebookId, today);
  return rows.map((row) =>
    toCalendar(
      row,
      entries.filter(({ calendarId }) => calendarId === row.id),
      today,
    ),
  );
}

function sealedUrl(box: SecretBox, url: string, { id, guidebookId }: { id: string; guidebookId: string }) {
  const whole = url.trim().replace(/^webcals?:/i, "https:");
  return {
    host: URL.canParse(whole) ? new URL(whole).hostname : "",
    url: box.seal(whole, id),
    url_digest: box.digest(`${guidebookId} ${whole}`),
  };
}

const emptyCalendar = {
  platform: "other",
  etag: null,
  skipped: "{}",
  read_at: null,
  problem: null,
  failing_since: null,
  failures: 0,
  failure_emailed_at: null,
} as const;

function refusalToAdd(known: readonly CalendarsTable[], digest: string): Refusal | null {
  if (known.some(({ url_digest: other }) => other === digest)) return alreadyAdded;
  return known.length >= MAX_CALENDARS ? calendarLimit : null;
}

const alreadyAdded: Refusal = {
  code: "already_added",
  message: "This calendar is here already. You find it in the list.",
};
const calendarLimit: Refusal = {
  code: "calendar_limit",
  message: `A guidebook takes ${MAX_CALENDARS} calendars. Delete one that you no longer need.`,
};
const calendarsOff: Refusal = {
  code: "calendars_off",
  message: "Calendars cannot be added here yet: whoever runs this server has to set SECRET_KEY first.",
};
