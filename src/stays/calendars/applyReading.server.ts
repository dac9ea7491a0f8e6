import type { Actor } from "#accounts/actor.ts";
import type { StayChange } from "#stays/calendars/match/stayChange.ts";
import { stayCancelled, stayChanged, stayCreated, stayInDoubt } from "#stays/events.ts";
import { recordEvent, recordEventAt } from "#accounts/events/recordEvent.server.ts";
import { overlap } from "#stays/calendars/days.ts";
import {
  findDoubleBookingRows,
  findEntries,
  insertDoubleBooking,
  saveEntries,
} from "#stays/calendars/entryStore.server.ts";
import type { Feed, FeedPlatform } from "#stays/calendars/feed/contract.ts";
import {
  doubleBookingEmail,
  missingStaysEmail,
  newsEmail,
  newsPush,
} from "#stays/calendars/emailKinds.server.ts";
import { findDoubleBookings, type DoubleBooking } from "#stays/calendars/match/doubleBookings.ts";
import type { CalendarEntry } from "#stays/calendars/match/entry.ts";
import { matchReading } from "#stays/calendars/match/matchReading.ts";
import { newsOf, type News } from "#stays/calendars/match/newsOf.ts";
import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";
import { planStays } from "#stays/calendars/match/planStays.ts";
import { todayAt, type Today } from "#stays/calendars/match/today.ts";
import { toChangedColumns, toPlannedStay } from "#stays/calendars/row.server.ts";
import { findCalendarsOf, lockCalendars } from "#stays/calendars/store.server.ts";
import type { Database } from "#core/database.server.ts";
import { addDays } from "#core/days.ts";
import { randomText } from "#core/ids.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { CalendarsTable } from "#stays/calendars/tables.server.ts";
import { pushToSharers } from "#stays/push/pushAll.server.ts";
import { findAccess } from "#stays/accessStore.server.ts";
import { CODE_ALPHABET, CODE_LENGTH } from "#stays/code.ts";
import { movedApart } from "#stays/joinedStays.ts";
import { newStayRow } from "#stays/stays.server.ts";
import { findStaysEndingFrom, insertStay, updateStay } from "#stays/store.server.ts";

/** Stores a reading's entries and changes of stays; nothing if unchanged or replaced meanwhile. */
export async function applyReading(
  context: AppContext,
  db: Database,
  read: CalendarsTable,
  feed: Feed | "unchanged",
): Promise<void> {
  const { id, guidebook_id: guidebookId } = read;
  await lockCalendars(db, context.config, guidebookId);
  const calendars = await findCalendarsOf(db, guidebookId);
  const calendar = calendars.find((one) => one.id === id && one.url_digest === read.url_digest);
  if (!calendar) return;
  const day = await todayOf(context, db, guidebookId);
  const before = await findEntries(db, guidebookId, firstDay(day));
  const own = before.filter(({ calendarId }) => calendarId === id);
  const others = before.filter(({ calendarId }) => calendarId !== id);
  const matched = matchReading(
    own,
    { calendarId: id, closures: calendar.closures, feed, others, newId: context.randomId },
    day,
  );
  const entries = [...others, ...matched.entries];
  const bookedOn = feed === "unchanged" ? null : { calendarId: id, platform: feed.platform };
  const newCalendarId = read.read_at === null ? id : null;
  const { listedAgain } = matched;
  const reading = { newCalendarId, listedAgain };
  await replan(context, db, { guidebookId, day, calendars, before, entries, bookedOn, reading });
  if (matched.isHostToKnow) await context.jobs.add(db, missingStaysEmail, { calendarId: id });
}

/** Stores the host's change of a guidebook's entries, and the changes of its stays. `db` is a transaction. */
export async function changeEntries(
  context: AppContext,
  db: Database,
  { guidebookId, actor }: { guidebookId: string; actor: Actor },
  change: (entry: CalendarEntry) => CalendarEntry = (entry) => entry,
): Promise<void> {
  await lockCalendars(db, context.config, guidebookId);
  const day = await todayOf(context, db, guidebookId);
  const before = await findEntries(db, guidebookId, firstDay(day));
  await replan(context, db, {
    guidebookId,
    day,
    calendars: await findCalendarsOf(db, guidebookId),
    before,
    entries: before.map(change),
    bookedOn: null,
    reading: null,
    actor,
  });
}

export async function todayOf({ now }: AppContext, db: Database, guidebookId: string): Promise<Today> {
  return todayAt(now(), (await findAccess(db, guidebookId)).timeZone);
}

/** The first day that is read: a stay that ended before it is over in every zone. */
export const firstDay = ({ today }: Today) => addDays(today, -2);

interface Replanned {
  guidebookId: string;
  day: Today;
  calendars: readonly CalendarsTable[];
  before: readonly CalendarEntry[];
  entries: readonly CalendarEntry[];
  /** The calendar of this reading with its platform, whose row is stored after the stays. */
  bookedOn: { calendarId: string; platform: FeedPlatform } | null;
  /** The host whose change it is; absent for a reading. */
  actor?: Actor;
  /** Null where the change is the host's, who gets no news of it. */
  reading: { newCalendarId: string | null; listedAgain: ReadonlySet<string> } | null;
}

async function replan(
  context: AppContext,
  db: Database,
  { guidebookId, day, calendars, before, entries, bookedOn, reading, actor }: Replanned,
): Promise<void> {
  const byId = new Map(calendars.map((calendar) => [calendar.id, calendar]));
  const rows = await findStaysEndingFrom(db, guidebookId, firstDay(day));
  const stays = rows.map(toPlannedStay);
  const closuresOf = (calendarId: string) => byId.get(calendarId)?.closures ?? "ask";
  const plan = planStays({
    entries,
    stays,
    closuresOf,
    platformOf: (calendarId) =>
      bookedOn?.calendarId === calendarId ? bookedOn.platform : (byId.get(calendarId)?.platform ?? "other"),
    newId: context.randomId,
    newCode: () => randomText(context.randomBytes, CODE_LENGTH, CODE_ALPHABET),
    day,
    ...(reading && { listedAgain: reading.listedAgain }),
  });
  for (const stay of plan.inserted) await insertStay(db, newStayRow(context, guidebookId, stay));
  for (const { id, change } of plan.changed)
    await updateStay(db, id, toChangedColumns(change, context.now()));
  const changes = new Map(plan.changed.map(({ id, change }) => [id, change]));
  const after = [...stays.map((stay) => ({ ...stay, ...changes.get(stay.id) })), ...plan.inserted];
  await recordStays(context, db, guidebookId, { after, changes, inserted: plan.inserted, actor });
  const separated =
    plan.changed.length === 0
      ? []
      : movedApart(rows, await findStaysEndingFrom(db, guidebookId, firstDay(day)));
  const news = reading && newsOf({ ...reading, plan, before, stays: after, separated, closuresOf, day });
  await saveEntries(db, before, news?.entries ?? plan.entries);
  if (news) await sendNews(context, db, guidebookId, news.news);
  if (plan.inserted.length + plan.changed.length > 0)
    await recordDoubleBookings(context, db, guidebookId, doubleBookingsAmong(after, plan.entries, day));
}

interface StoredPlan {
  after: readonly PlannedStay[];
  changes: ReadonlyMap<string, StayChange>;
  inserted: readonly Pick<PlannedStay, "id">[];
  actor: Actor | undefined;
}

/** Stores an event for each stay that a calendar, or its host, added, changed or cancelled, or that is not listed. */
async function recordStays(
  context: AppContext,
  db: Database,
  guidebookId: string,
  { after, changes, inserted, actor }: StoredPlan,
): Promise<void> {
  const added = new Set(inserted.map(({ id }) => id));
  for (const { id, arrival, departure } of after) {
    const change = changes.get(id);
    if (!change && !added.has(id)) continue;
    const kind = change ? eventOf(change) : stayCreated;
    const about = { guidebookId, subjectId: id };
    const days = { arrival, departure };
    await (actor
      ? recordEvent(context, db, actor, kind, days, about)
      : recordEventAt(context, db, { by: "job" }, kind, days, about));
  }
}

function eventOf({ isCancelled, doubt }: StayChange) {
  if (isCancelled) return stayCancelled;
  return doubt ? stayInDoubt : stayChanged;
}

/** Emails the owner and messages devices of members who may share; each news once (Calendars 16). */
async function sendNews(context: AppContext, db: Database, guidebookId: string, news: News): Promise<void> {
  if (Object.values(news).every((ids: string[]) => ids.length === 0)) return;
  const payload = { guidebookId, ...news };
  await context.jobs.add(db, newsEmail, payload);
  await pushToSharers(context, db, guidebookId, newsPush, {
    payload: (deviceId) => ({ ...payload, deviceId }),
  });
}

/** Returns the double bookings among stays that are neither cancelled nor in doubt: a shared night (Calendars 8). */
export function doubleBookingsAmong(
  stays: readonly PlannedStay[],
  entries: readonly CalendarEntry[],
  { today }: Today,
): DoubleBooking[] {
  const sourceEntries = Map.groupBy(
    entries.filter(({ cancelledAt }) => cancelledAt === null),
    ({ stayId }) => stayId,
  );
  const booked = stays
    .filter(({ isCancelled, doubt, departure }) => !isCancelled && doubt !== "missing" && departure > today)
    .map(({ id, arrival, departure }) => ({
      id,
      arrival,
      departure,
      calendarIds: (sourceEntries.get(id) ?? []).map(({ calendarId }) => calendarId),
    }))
    .filter(({ calendarIds }) => calendarIds.length > 0);
  return findDoubleBookings(booked).filter(({ first, second }) => overlap(first, second));
}

/** Sends the owner an email about new double bookings, once a pair (Calendars 8). */
async function recordDoubleBookings(
  context: AppContext,
  db: Database,
  guidebookId: string,
  found: readonly DoubleBooking[],
): Promise<void> {
  if (found.length === 0) return;
  const rows = await findDoubleBookingRows(
    db,
    found.map(({ first }) => first.id),
  );
  const known = new Set(rows.map((row) => `${row.first_stay_id} ${row.second_stay_id}`));
  const stayIds: [string, string][] = [];
  for (const { first, second } of found) {
    if (known.has(`${first.id} ${second.id}`) || known.has(`${second.id} ${first.id}`)) continue;
    if (await insertDoubleBooking(db, { firstId: first.id, secondId: second.id }, context.now()))
      stayIds.push([first.id, second.id]);
  }
  if (stayIds.length > 0) await context.jobs.add(db, doubleBookingEmail, { guidebookId, stayIds });
}
