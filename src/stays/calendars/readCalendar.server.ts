import { calendarInTrouble, calendarWell } from "#stays/events.ts";
import { recordEventAt } from "#accounts/events/recordEvent.server.ts";
import { setImmediate } from "node:timers/promises";
import { applyReading } from "#stays/calendars/applyReading.server.ts";
import { failingCalendarEmail } from "#stays/calendars/emailKinds.server.ts";
import type { Feed } from "#stays/calendars/feed/contract.ts";
import { feedRefusals, readFeedInTurns } from "#stays/calendars/feed/readFeed.ts";
import { updateReadCalendar, type CalendarUpdate } from "#stays/calendars/store.server.ts";
import type { CalendarsTable } from "#stays/calendars/tables.server.ts";
import type { Database } from "#core/database.server.ts";
import { utcDay } from "#core/days.ts";
import type { AppContext } from "#core/context.server.ts";
import { HOUR_MS, DAY_MS } from "#core/durations.ts";
import { ok, refused, type Refusal, type Result } from "#core/refusal.ts";
import { secretBoxOf } from "#core/secretKey.server.ts";
import { findAccess } from "#stays/accessStore.server.ts";
import { MEGABYTE } from "#core/bytes.ts";

/** Enough for years of one property's stays. */
const MAX_FEED_BYTES = 8 * MEGABYTE;
/** Milliseconds. A host waits for it. */
const FETCH_DEADLINE_MS = 15_000;
/** More stays than two years have nights: the calendar of several properties. */
const MAX_STAYS_AHEAD = 1000;
/** Between two readings of a calendar, and twice as long after each failure (Calendars 9: when calendars are read). */
const READ_INTERVAL_MS = HOUR_MS;
const MAX_BACK_OFF_HOURS = 6;

/** A server's response. */
export interface FetchedFeed {
  feed: Feed | "unchanged";
  /** After the zone in which the feed was read: in another one its times in UTC are other days. */
  etag: string | null;
}

/** Fetches and reads a calendar's feed. Stores nothing. Refuses with a sentence for the host. */
export async function fetchFeed(
  context: AppContext,
  { url, etag, timeZone, signal }: FetchOptions,
): Promise<Result<FetchedFeed>> {
  const zone = `${timeZone ?? "no zone"} `;
  const sentEtag = etag?.startsWith(zone) ? etag.slice(zone.length) : null;
  const fetched = await context.fetchPublicUrl(url, {
    maxBytes: MAX_FEED_BYTES,
    deadlineMs: FETCH_DEADLINE_MS,
    accept: "text/calendar, text/plain;q=0.5, */*;q=0.1",
    ...(sentEtag && { etag: sentEtag }),
    ...(signal && { signal }),
  });
  if (!fetched.ok) return fetched;
  if (!fetched.value.isChanged) return ok({ feed: "unchanged", etag: etag ?? null });
  const read = await readFeedInTurns(fetched.value.content, { timeZone }, setImmediate);
  if (!read.ok) return read;
  const today = utcDay(context.now() - DAY_MS);
  const ahead = read.value.entries.filter(({ departure }) => departure >= today);
  if (ahead.length > MAX_STAYS_AHEAD) return refused(feedRefusals.tooManyEvents);
  const { etag: newEtag } = fetched.value;
  return ok({ feed: read.value, etag: newEtag && `${zone}${newEtag}` });
}

interface FetchOptions {
  url: string;
  etag?: string | null;
  timeZone: string | null;
  signal?: AbortSignal | undefined;
}

/** The result of a reading before it is stored. */
type ReadingEnd = { calendar: CalendarsTable; at: number } & Result<FetchedFeed>;

/** Fetches a stored calendar. Refuses a URL that cannot be decrypted (Calendars 10). */
async function readStoredCalendar(context: AppContext, calendar: CalendarsTable, signal?: AbortSignal) {
  const url = secretBoxOf(context)?.open(calendar.url, calendar.id) ?? null;
  const { timeZone } = await findAccess(context.db, calendar.guidebook_id);
  const end =
    url === null
      ? refused(pasteAgain)
      : await fetchFeed(context, { url, etag: calendar.etag, timeZone, signal });
  return { calendar, at: context.now(), ...end };
}

/** Reads a stored calendar and returns its row's changes. An error is its problem; aborting throws. */
export async function readAndStore(
  context: AppContext,
  calendar: CalendarsTable,
  signal?: AbortSignal,
): Promise<CalendarUpdate> {
  try {
    const end = await readStoredCalendar(context, calendar, signal);
    return await context.db.transaction().execute((db) => storeReading(context, db, end));
  } catch (error) {
    signal?.throwIfAborted();
    context.log.error({ err: error, calendar: calendar.id }, "the reading of a calendar broke");
    return failedUpdate(context, calendar, readingBroke, context.now());
  }
}

/** Stores what was fetched of a calendar's URL that a host gave. `db` is a transaction. */
export async function storeGiven(
  context: AppContext,
  db: Database,
  calendar: CalendarsTable,
  fetched: FetchedFeed,
): Promise<void> {
  const update = await storeReading(context, db, { calendar, at: context.now(), ...ok(fetched) });
  await saveReading(context, db, calendar, update);
}

/** Stores a reading's entries and stays; returns the row's changes. A problem changes none (Calendars 1). */
async function storeReading(context: AppContext, db: Database, end: ReadingEnd): Promise<CalendarUpdate> {
  const { calendar, at } = end;
  if (!end.ok) return failedUpdate(context, calendar, end.refusal, at);
  const { feed, etag } = end.value;
  await applyReading(context, db, calendar, feed);
  return {
    read_at: at,
    next_read_at: at + withJitter(context, READ_INTERVAL_MS),
    etag,
    ...(feed !== "unchanged" && { platform: feed.platform, skipped: JSON.stringify(feed.skipped) }),
    problem: null,
    failing_since: null,
    failures: 0,
    failure_emailed_at: null,
  };
}

function failedUpdate(
  context: AppContext,
  { failures, failing_since: since, failure_emailed_at: emailedAt }: CalendarsTable,
  refusal: Refusal,
  at: number,
): CalendarUpdate {
  const failingSince = since ?? at;
  const isToEmail = emailedAt === null && at - failingSince >= DAY_MS;
  return {
    problem: refusal.message,
    failing_since: failingSince,
    failures: failures + 1,
    next_read_at: at + withJitter(context, Math.min(2 ** failures, MAX_BACK_OFF_HOURS) * READ_INTERVAL_MS),
    ...(isToEmail && { failure_emailed_at: at }),
  };
}

/** Writes a reading's changes unless the URL was replaced; emails a failure of a day (Calendars 11). */
export async function saveReading(
  context: AppContext,
  db: Database,
  calendar: CalendarsTable,
  update: CalendarUpdate,
): Promise<void> {
  if (!(await updateReadCalendar(db, calendar, update))) return;
  const about = { guidebookId: calendar.guidebook_id, subjectId: calendar.id };
  const wasInTrouble = calendar.failure_emailed_at !== null;
  if (wasInTrouble && update.problem === null)
    await recordEventAt(context, db, { by: "job" }, calendarWell, null, about);
  if (wasInTrouble || !update.failure_emailed_at) return;
  await recordEventAt(context, db, { by: "job" }, calendarInTrouble, null, about);
  await context.jobs.add(db, failingCalendarEmail, { calendarId: calendar.id });
}

/** Adds up to a tenth to, or subtracts it from, an interval, so that calendars are not all read together. */
const withJitter = ({ randomBytes }: AppContext, ms: number) =>
  Math.round(ms * (0.9 + (0.2 * (randomBytes(1)[0] ?? 0)) / 255));

const readingBroke: Refusal = {
  code: "internal",
  message: "Something went wrong on our side while we read this calendar. We will try again by ourselves.",
};
const pasteAgain: Refusal = {
  code: "url_invalid",
  message: "The address of this calendar can no longer be read. Paste the link again.",
};
