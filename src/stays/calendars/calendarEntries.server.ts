import { calendarEntryDecided } from "#stays/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import type { Actor } from "#accounts/actor.ts";
import {
  changeEntries,
  doubleBookingsAmong,
  firstDay,
  todayOf,
} from "#stays/calendars/applyReading.server.ts";
import type { ListedCalendarEntry, ListedDoubleBooking } from "#stays/calendars/contract.ts";
import { findEntries, findEntryFor } from "#stays/calendars/entryStore.server.ts";
import { isQuestion, type CalendarEntry, type Decision } from "#stays/calendars/match/entry.ts";
import { toPlannedStay } from "#stays/calendars/row.server.ts";
import { findCalendarsOf } from "#stays/calendars/store.server.ts";
import { findGuidebook } from "#guidebooks/store.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, type Result } from "#core/refusal.ts";
import { findStaysEndingFrom } from "#stays/store.server.ts";

export async function calendarEntriesOf(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<ListedCalendarEntry[]>> {
  const { db } = context;
  if (!(await findGuidebook(db, actor, "read", guidebookId))) return notFound("This guidebook");
  const closuresOf = new Map(
    (await findCalendarsOf(db, guidebookId)).map(({ id, closures }) => [id, closures]),
  );
  const { today } = await todayOf(context, db, guidebookId);
  const entries = await findEntries(db, guidebookId, today);
  return ok(
    entries
      .filter(({ cancelledAt }) => cancelledAt === null)
      .map((entry) => toListedEntry(entry, isQuestion(entry, closuresOf.get(entry.calendarId) ?? "ask")))
      .toSorted((a, b) => a.arrival.localeCompare(b.arrival)),
  );
}

/** Stores whether an entry is a stay or a closure, and adds or cancels its stay (Calendars 7). */
export async function decideEntry(
  context: AppContext,
  actor: Actor,
  id: string,
  decision: Decision | null,
): Promise<Result<ListedCalendarEntry>> {
  const { db } = context;
  return db.transaction().execute(async (within) => {
    const found = await findEntryFor(within, actor, id);
    if (!found) return notFound("This entry");
    await changeEntries(context, within, { guidebookId: found.guidebookId, actor }, (entry) =>
      entry.id === id ? { ...entry, decision } : entry,
    );
    const about = { guidebookId: found.guidebookId, subjectId: id };
    await recordEvent(context, within, actor, calendarEntryDecided, null, about);
    const after = await findEntryFor(within, actor, id);
    return after ? ok(toListedEntry(after.entry, false)) : notFound("This entry");
  });
}

/** Returns the double bookings of a guidebook: stays of two calendars with a shared night (Calendars 8). */
export async function doubleBookingsOf(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<ListedDoubleBooking[]>> {
  const { db } = context;
  if (!(await findGuidebook(db, actor, "read", guidebookId))) return notFound("This guidebook");
  const day = await todayOf(context, db, guidebookId);
  const stays = (await findStaysEndingFrom(db, guidebookId, firstDay(day))).map(toPlannedStay);
  const entries = await findEntries(db, guidebookId, firstDay(day));
  return ok(
    doubleBookingsAmong(stays, entries, day).map(({ first, second }) => ({
      stayIds: [first.id, second.id],
      from: first.arrival > second.arrival ? first.arrival : second.arrival,
      until: first.departure < second.departure ? first.departure : second.departure,
    })),
  );
}

const toListedEntry = (entry: CalendarEntry, isOpen: boolean): ListedCalendarEntry => ({
  id: entry.id,
  calendarId: entry.calendarId,
  arrival: entry.arrival,
  departure: entry.departure,
  kind: entry.kind,
  is: entry.decision,
  isQuestion: isOpen,
  isMissing: entry.missingSince !== null,
  stayId: entry.stayId,
});
