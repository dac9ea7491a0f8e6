import { calendarOutEnded, calendarOutMade } from "#stays/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { requireProof } from "#accounts/profile/proof.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, type Result } from "#core/refusal.ts";
import { listAllowed } from "#guidebooks/accessStore.server.ts";
import type { CalendarOut, NewCalendarOut } from "#stays/calendarsOut/contract.ts";
import { calendarsOutPerHost } from "#stays/calendarsOut/limits.ts";
import {
  deleteCalendarOutRow,
  findCalendarsOut,
  findChosenGuidebooks,
  insertCalendarOut,
} from "#stays/calendarsOut/store.server.ts";
import type { CalendarsOutTable } from "#stays/calendarsOut/tables.server.ts";

/** Returns the calendars of the account that show only what the actor may share, newest first. */
export async function calendarsOutFor(
  { db }: AppContext,
  actor: Actor,
  origin: string,
): Promise<CalendarOut[]> {
  const [rows, allowed] = await Promise.all([
    findCalendarsOut(db, actor.accountId),
    listAllowed(db, actor, "share"),
  ]);
  const chosen = await findChosenGuidebooks(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const ids = row.is_limited === 1 ? (chosen.get(row.id) ?? []) : null;
    const mayRead = ids === null ? !actor.isLimited : ids.length > 0 && ids.every((id) => allowed.has(id));
    const isMaker = !actor.token && row.created_by === actor.userId;
    if (!mayRead && !isMaker) return [];
    const calendar = toCalendarOut(row, ids, origin);
    return isMaker ? calendar : { ...calendar, url: null };
  });
}

/**
 * Creates a calendar. Refuses a guidebook that the actor may not share, and with 403 `proof_needed` one for locks, whose
 * link gives door codes.
 */
export async function createCalendarOut(
  context: AppContext,
  actor: Actor,
  { kind, guidebooks, withNames, wholeCode }: NewCalendarOut,
  origin: string,
): Promise<Result<CalendarOut>> {
  const { db, now, randomId, limits } = context;
  const proved = kind === "locks" ? await requireProof(context, actor.signedIn) : ok(undefined);
  if (!proved.ok) return proved;
  const free = await limits.consume(calendarsOutPerHost, actor.userId);
  if (!free.ok) return free;
  const allowed = await listAllowed(db, actor, "share");
  const chosen = guidebooks ?? (actor.token?.isLimited ? [...allowed] : undefined);
  const ids = chosen === undefined ? null : [...new Set(chosen)];
  if (ids?.length === 0 || ids?.some((id) => !allowed.has(id))) return notFound("One of these guidebooks");
  const row: CalendarsOutTable = {
    id: randomId(),
    token: randomId(),
    account_id: actor.accountId,
    created_by: actor.userId,
    kind,
    is_limited: ids === null ? 0 : 1,
    with_names: withNames ? 1 : 0,
    whole_code: kind === "locks" && wholeCode ? 1 : 0,
    created_at: now(),
    last_read_at: null,
  };
  await db.transaction().execute(async (within) => {
    await insertCalendarOut(within, row, ids ?? []);
    await recordEvent(context, within, actor, calendarOutMade, null, { subjectId: row.id });
  });
  return ok(toCalendarOut(row, ids, origin));
}

/** Ends a calendar at once; its link never works again. */
export async function endCalendarOut(context: AppContext, actor: Actor, id: string): Promise<Result<void>> {
  const shown = await calendarsOutFor(context, actor, "");
  if (!shown.some((calendar) => calendar.id === id)) return notFound("This calendar");
  return context.db.transaction().execute(async (db) => {
    if (!(await deleteCalendarOutRow(db, actor.accountId, id))) return notFound("This calendar");
    await recordEvent(context, db, actor, calendarOutEnded, null, { subjectId: id });
    return ok(undefined);
  });
}

const toCalendarOut = (row: CalendarsOutTable, guidebooks: string[] | null, origin: string): CalendarOut => ({
  id: row.id,
  kind: row.kind,
  url: `${origin}/${row.kind === "locks" ? "lock" : "stay"}-calendars/${row.token}.ics`,
  guidebooks,
  withNames: row.with_names === 1,
  wholeCode: row.whole_code === 1,
  createdAt: row.created_at,
  lastReadAt: row.last_read_at,
});
