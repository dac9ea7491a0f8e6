import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";
import { isBooked, todayOf, type Booking, type Timeline } from "#test/calendarTimeline.ts";
import { dayText, momentAt } from "#test/calendarTimelineFeeds.ts";
import { readBookings } from "#test/calendarTruth.ts";
import { CHECK_IN_HOUR, DAYS_BEFORE, windowAt, type ReadBooking } from "#test/calendarWindows.ts";
import type { LockCode } from "#test/lockCalendar.ts";
import { noFigures, runTimeline, type HourOfTimeline } from "#test/runCalendarTimeline.ts";

/** What must never happen; `missing` is a guest inside whose code the lock does not have. */
export const lockFaults = ["outsideWindow", "ofAnotherProperty", "afterCancellation", "missing"] as const;
export type LockFault = (typeof lockFaults)[number];

/** The stays of a timeline after the readings of an hour. */
export interface HourOfLock {
  hour: number;
  timeline: Timeline;
  /** The same array as in the hour before where nothing has changed. */
  stays: readonly PlannedStay[];
  read: ReadBooking[];
  /** The keys of cancelled bookings that each platform's feed has lacked twice. */
  gone: ReadonlySet<number>;
}

/** Reads the feeds of a timeline. Returns its hours. */
export function hoursOf(timeline: Timeline): HourOfLock[] {
  const hours: HourOfLock[] = [];
  const lacked = new Map<string, number>();
  let text = "";
  let planned: readonly PlannedStay[] = [];
  let stays = planned;
  runTimeline(timeline, noFigures(), "", (of) => {
    if (of.stays !== planned) {
      planned = of.stays;
      const before = text;
      text = JSON.stringify(planned);
      if (text !== before) stays = planned;
    }
    const gone = noteLacks(timeline, of, lacked);
    hours.push({ hour: of.hour, timeline, stays, read: readBookings(timeline, of.seen), gone });
  });
  return hours;
}

const READINGS_TO_CANCEL = 2;

function noteLacks(
  { bookings, platforms }: Timeline,
  { hour, texts }: HourOfTimeline,
  lacked: Map<string, number>,
): Set<number> {
  const gone = new Set<number>();
  for (const { key, cancelledAt } of bookings) {
    if (cancelledAt > hour) continue;
    for (const [platform, text] of texts) {
      const isListed = [`${key}`, `import-${key}`].some((one) => text.includes(`X-KEY:${one}\r\n`));
      lacked.set(`${key} ${platform}`, isListed ? 0 : (lacked.get(`${key} ${platform}`) ?? 0) + 1);
    }
    const counts = platforms.map((platform) => lacked.get(`${key} ${platform}`) ?? 0);
    if (counts.every((count) => count >= READINGS_TO_CANCEL)) gone.add(key);
  }
  return gone;
}

/** What a lock reads, minutes after the hour. */
export interface LockReading {
  now: number;
  codes: readonly LockCode[];
  /** The id that a stay of the timeline has in the calendar, and the code of its door. */
  idOf: (stay: PlannedStay) => string;
  codeOf: (stay: PlannedStay) => string;
}

/**
 * Compares the codes of a lock with what the bookings alone say; `fail` hears of what must never happen. Returns how many
 * codes had to be absent since their guest cancelled.
 */
export function judgeLock(
  of: HourOfLock,
  reading: LockReading,
  fail: (kind: LockFault, text: string) => void,
): number {
  const { hour, stays, read } = of;
  const { now, codes, idOf, codeOf } = reading;
  for (const code of codes) {
    const stay = stays.find((one) => idOf(one) === code.stayId);
    if (!stay || code.code !== codeOf(stay)) fail("ofAnotherProperty", JSON.stringify(code));
    else if (stay.isCancelled || stay.isRevoked || isWithoutGuest(of, stay))
      fail("afterCancellation", textOf(stay, code));
    else if (!isWithin(of, stay, code) || code.until <= now) fail("outsideWindow", textOf(stay, code));
  }
  for (const booking of read) {
    const stay = stays.find(({ id }) => id === booking.stayId);
    if (!stay || !isNeeded(of, booking, stay)) continue;
    const works = codes.some(
      ({ stayId, from, until }) => stayId === idOf(stay) && from <= now && now < until,
    );
    if (!works) fail("missing", `booking ${booking.booking.key} at ${hour}`);
  }
  return stays.filter((stay) => isWithoutGuest(of, stay)).length;
}

const textOf = ({ arrival, departure }: PlannedStay, { from, until }: LockCode) =>
  `${arrival} to ${departure}, ${new Date(from).toISOString()} to ${new Date(until).toISOString()}`;

const ownersOf = ({ read, hour }: HourOfLock, { id }: PlannedStay) =>
  read.filter(({ stayId, booking }) => stayId === id && isBooked(booking, hour));

/** Where platforms name no guest a stay may be that of another booking of its nights; one in doubt stands. */
function isWithoutGuest(of: HourOfLock, stay: PlannedStay): boolean {
  const { read, gone, hour, timeline } = of;
  if (stay.doubt !== null || ownersOf(of, stay).length > 0) return false;
  const wasTheirs = read.some(({ booking, stayId }) => stayId === stay.id && gone.has(booking.key));
  return wasTheirs && !timeline.bookings.some((booking) => isBooked(booking, hour) && isNear(booking, stay));
}

const isNear = ({ days }: Booking, { arrival, departure }: PlannedStay) =>
  days.some((one) => dayText(one.arrival) <= departure && arrival <= dayText(one.departure));

/** A code is listed from three days before the arrival, and works from the check-in until its guest no longer reads it. */
function isWithin(of: HourOfLock, stay: PlannedStay, { from, until }: LockCode): boolean {
  const { hour, timeline, read } = of;
  const owners = ownersOf(of, stay);
  return (
    owners.length === 0 ||
    owners.some((owner) => {
      const arrival = Math.min(...owner.booking.days.map((days) => days.arrival), owner.arrival);
      const lastHour = Math.floor((until - momentAt(0)) / HOUR_MS) - 1;
      return (
        hour >= (arrival - DAYS_BEFORE) * 24 &&
        from >= momentAt(arrival * 24 + CHECK_IN_HOUR) &&
        windowAt({ ...owner, arrival }, timeline.bookings, read, lastHour) !== "closed"
      );
    })
  );
}

const HOUR_MS = momentAt(1) - momentAt(0);

/** Of a guest who was inside when the calendar was added Booking.com says today alone: the code works from that day's check-in. */
function isNeeded(of: HourOfLock, owner: ReadBooking, stay: PlannedStay): boolean {
  const { hour, timeline, read } = of;
  if (!isBooked(owner.booking, hour) || ownersOf(of, stay).length > 1) return false;
  const isAfterFirstDay = stay.arrival < dayText(todayOf(hour));
  const hasCheckedIn =
    hour >= owner.arrival * 24 + CHECK_IN_HOUR && (isAfterFirstDay || hour % 24 >= CHECK_IN_HOUR);
  return hasCheckedIn && windowAt(owner, timeline.bookings, read, hour) === "open";
}
