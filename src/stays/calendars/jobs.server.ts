import { guestsWelcomeUntil } from "#billing/subscription.server.ts";
import { areEntriesEndedBefore, deleteEntriesEndedBefore } from "#stays/calendars/entryStore.server.ts";
import { readAndStore, saveReading } from "#stays/calendars/readCalendar.server.ts";
import { findDueCalendars, type CalendarUpdate } from "#stays/calendars/store.server.ts";
import type { CalendarsTable } from "#stays/calendars/tables.server.ts";
import { addDays, utcDay } from "#core/days.ts";
import { MINUTE_MS, HOUR_MS } from "#core/durations.ts";
import { done, type JobResult, type RunningJob, scheduledJob } from "#core/jobs/jobKind.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { DELETED_AFTER_DAYS } from "#stays/stays.server.ts";

const PARALLEL = 6;
const BATCH = 60;
/** A round starts no calendar after this; those that are left are first in the next round. */
const ROUND_MS = 7 * MINUTE_MS;
/** The interval at which the calendars of an account without a plan are checked. */
const CLOSED_MS = 6 * HOUR_MS;

export const readDueCalendars = scheduledJob("calendars.readDue", readDue);

/** Deletes entries that ended 30 days ago, with the guest data in them (Calendars 13). */
export const deleteOldEntries = scheduledJob("calendars.deleteOldEntries", async ({ db, now }) => {
  const day = addDays(utcDay(now()), -DELETED_AFTER_DAYS);
  return (await areEntriesEndedBefore(db, day))
    ? done((within) => deleteEntriesEndedBefore(within, day))
    : done();
});

interface Read {
  calendar: CalendarsTable;
  update: CalendarUpdate;
}

/** Reads due calendars, and stores the times in one transaction: each commit has cached pages checked. */
async function readDue(context: AppContext, { signal }: RunningJob): Promise<JobResult> {
  const start = context.now();
  const read: Read[] = [];
  for (;;) {
    const after = read.map(({ calendar }) => calendar.id);
    const due = await findDueCalendars(context.db, start, { after, limit: BATCH });
    const open = due.filter(({ subscription }) => guestsWelcomeUntil(context, subscription) > start);
    const closed = due.filter((one) => !open.includes(one));
    const later = { next_read_at: start + CLOSED_MS };
    read.push(...closed.map(({ calendar }) => ({ calendar, update: later })));
    read.push(
      ...(await readAll(
        context,
        open.map(({ calendar }) => calendar),
        signal,
      )),
    );
    if (due.length < BATCH || signal.aborted || context.now() - start > ROUND_MS) break;
  }
  return done(async (db) => {
    for (const { calendar, update } of read) await saveReading(context, db, calendar, update);
  });
}

async function readAll(context: AppContext, calendars: CalendarsTable[], signal: AbortSignal) {
  const waiting = [...calendars];
  const read: Read[] = [];
  const lane = async () => {
    for (let calendar = waiting.shift(); calendar && !signal.aborted; calendar = waiting.shift())
      read.push({ calendar, update: await readAndStore(context, calendar, signal) });
  };
  await Promise.all(Array.from({ length: PARALLEL }, lane));
  return read;
}
