import { calendarAdded, calendarChanged, calendarRemoved } from "#stays/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { changeEntries, todayOf } from "#stays/calendars/applyReading.server.ts";
import type { Calendar, CalendarChange, NewCalendar } from "#stays/calendars/contract.ts";
import { findEntries } from "#stays/calendars/entryStore.server.ts";
import { readGivenUrl, refusalOfCalendar } from "#stays/calendars/calendarUrl.server.ts";
import { readsOfCalendar } from "#stays/calendars/limits.ts";
import { readAndStore, saveReading, storeGiven } from "#stays/calendars/readCalendar.server.ts";
import {
  deleteCalendarFor,
  findCalendar,
  findCalendarById,
  findCalendars,
  findCalendarsOf,
  insertCalendar,
  listCalendars,
  lockCalendars,
  updateCalendar,
} from "#stays/calendars/store.server.ts";
import type { CalendarsTable } from "#stays/calendars/tables.server.ts";
import { toCalendar } from "#stays/calendars/toCalendar.server.ts";
import { findGuidebook } from "#guidebooks/store.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";

export async function calendarsOf(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<Calendar[]>> {
  const { db } = context;
  if (!(await findGuidebook(db, actor, "read", guidebookId))) return notFound("This guidebook");
  const rows = await findCalendars(db, actor, "read", guidebookId);
  return ok(await withEntries(context, guidebookId, rows));
}

/** Returns the calendars of unarchived guidebooks that the actor may read, with their entry counts. */
export async function allCalendarsOf(context: AppContext, actor: Actor): Promise<Calendar[]> {
  const rows = await listCalendars(context.db, actor);
  const listed: Calendar[] = [];
  for (const [guidebookId, own] of Map.groupBy(rows, ({ guidebook_id: id }) => id))
    listed.push(...(await withEntries(context, guidebookId, own)));
  return listed;
}

/** Adds a calendar and reads it. Refuses as `readGivenUrl` does (at most ten calendars, Calendars 12). */
export async function addCalendar(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  { url, name, closures }: NewCalendar,
): Promise<Result<Calendar>> {
  const { db } = context;
  if (!(await findGuidebook(db, actor, "edit", guidebookId))) return notFound("This guidebook");
  const id = context.randomId();
  const given = await readGivenUrl(context, actor, { id, guidebookId, url });
  if (!given.ok) return given;
  const { columns, fetched } = given.value;
  const now = context.now();
  const calendar: CalendarsTable = {
    ...emptyCalendar,
    ...columns,
    id,
    guidebook_id: guidebookId,
    name: name || null,
    closures: closures ?? "ask",
    next_read_at: now,
    created_at: now,
    created_by: actor.userId,
  };
  const refusal = await db.transaction().execute(async (within) => {
    const late = await refusalOfCalendar(context, within, calendar);
    if (late) return late;
    await insertCalendar(within, calendar);
    await recordEvent(context, within, actor, calendarAdded, null, { guidebookId, subjectId: id });
    await storeGiven(context, within, calendar, fetched);
    return null;
  });
  return refusal ? refused(refusal) : storedCalendar(context, id);
}

/** Reads a calendar now, at most once a minute. A failure is returned as `problem` and changes no stay. */
export async function readCalendar(context: AppContext, actor: Actor, id: string): Promise<Result<Calendar>> {
  const calendar = await findCalendar(context.db, actor, "edit", id);
  if (!calendar) return calendarNotFound;
  const free = await context.limits.consume(readsOfCalendar, id);
  if (!free.ok) return free;
  await readAndSave(context, calendar);
  return storedCalendar(context, id);
}

/** Changes a calendar's name, its closures or its URL; a new URL is read. A refusal changes nothing. */
export async function changeCalendar(
  context: AppContext,
  actor: Actor,
  id: string,
  { name, closures, url }: CalendarChange,
): Promise<Result<Calendar>> {
  const { db } = context;
  const found = await findCalendar(db, actor, "edit", id);
  if (!found) return calendarNotFound;
  const guidebookId = found.guidebook_id;
  const given = url === undefined ? null : await readGivenUrl(context, actor, { id, guidebookId, url });
  if (given && !given.ok) return given;
  const change = {
    ...(name !== undefined && { name: name || null }),
    ...(closures !== undefined && { closures }),
    ...(given && { ...given.value.columns, etag: null, created_by: actor.userId }),
  };
  const refusal = await db.transaction().execute(async (within) => {
    const late = await refusalOfCalendar(context, within, { ...found, ...change });
    if (late) return late;
    const before = await findCalendar(within, actor, "edit", id);
    if (!before) return calendarNotFound.refusal;
    const after = { ...before, ...change };
    // An update needs at least one column.
    await updateCalendar(within, id, { name: after.name, ...change });
    await recordEvent(context, within, actor, calendarChanged, null, { guidebookId, subjectId: id });
    if (after.closures !== before.closures) await changeEntries(context, within, { guidebookId, actor });
    if (given) await storeGiven(context, within, after, given.value.fetched);
    return null;
  });
  return refusal ? refused(refusal) : storedCalendar(context, id);
}

/** Deletes a calendar. Stays outlive their calendar (Calendars 12). */
export async function deleteCalendar(context: AppContext, actor: Actor, id: string): Promise<Result<void>> {
  const { db, config } = context;
  const calendar = await findCalendar(db, actor, "edit", id);
  if (!calendar) return calendarNotFound;
  const isDeleted = await db.transaction().execute(async (within) => {
    const guidebookId = calendar.guidebook_id;
    await lockCalendars(within, config, guidebookId);
    if (!(await deleteCalendarFor(within, actor, id))) return false;
    await recordEvent(context, within, actor, calendarRemoved, null, { guidebookId, subjectId: id });
    return true;
  });
  return isDeleted ? ok(undefined) : calendarNotFound;
}

/** Reads calendars for an unknown guest code, each at most once a minute (Calendars 9). True if any was. */
export async function readCalendarsNow(context: AppContext, guidebookId: string): Promise<boolean> {
  const { db, limits } = context;
  const calendars = await findCalendarsOf(db, guidebookId);
  const readings = calendars.map(async (calendar) => {
    // Checked first, so that a request over the limit writes nothing.
    const isFree = await limits.check(readsOfCalendar, calendar.id);
    if (!isFree.ok || !(await limits.consume(readsOfCalendar, calendar.id)).ok) return false;
    return readAndSave(context, calendar);
  });
  return (await Promise.all(readings)).some(Boolean);
}

/** Reads a calendar and stores the result. Returns whether it could be read. */
async function readAndSave(context: AppContext, calendar: CalendarsTable): Promise<boolean> {
  const update = await readAndStore(context, calendar);
  await context.db.transaction().execute((db) => saveReading(context, db, calendar, update));
  return update.problem === null;
}

async function storedCalendar(context: AppContext, id: string): Promise<Result<Calendar>> {
  const row = await findCalendarById(context.db, id);
  const [listed] = row ? await withEntries(context, row.guidebook_id, [row]) : [];
  return listed ? ok(listed) : calendarNotFound;
}

const calendarNotFound = notFound("This calendar");

async function withEntries(context: AppContext, guidebookId: string, rows: readonly CalendarsTable[]) {
  const { today } = await todayOf(context, context.db, guidebookId);
  const entries = await findEntries(context.db, guidebookId, today);
  return rows.map((row) =>
    toCalendar(
      row,
      entries.filter(({ calendarId }) => calendarId === row.id),
      today,
    ),
  );
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
