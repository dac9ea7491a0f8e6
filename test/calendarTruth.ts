import { isQuestion, type CalendarEntry } from "#stays/calendars/match/entry.ts";
import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";
import {
  daysAt,
  isBooked,
  todayOf,
  type Booking,
  type ModelPlatform,
  type Timeline,
} from "#test/calendarTimeline.ts";
import { dayText } from "#test/calendarTimelineFeeds.ts";
import { isBlocked, nameAt } from "#test/channelTimeline.ts";
import { wrongWindows, type ReadBooking } from "#test/calendarWindows.ts";

/** What must never happen. */
export const faultKinds = [
  "falseCancellations",
  "missedStays",
  "lostLinks",
  "sharedLinks",
  "revivedLinks",
  "lockedOut",
  "outsideWindow",
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** What feeds have shown of a booking. */
export interface Seen {
  /** The index of the days that a good reading had, and the day on which it was first read. */
  moves: number;
  firstDay: number;
  /** The guest's name as a good reading had it. */
  name: string | null;
  stayId: string | null;
}

/** Counts what is not a fault. */
export interface StayHours {
  /** Hours in which a booking stood and its stay did. */
  stayHours: number;
  /** Hours in which a stay was listed although its booking had ended. */
  lingeringHours: number;
  longestLingering: number;
}

/** What the bookings of a timeline say of the stays that the product has made of its feeds. */
export interface CalendarTruth {
  /** What good readings have shown, by the key of the booking. */
  seen: ReadonlyMap<number, Seen>;
  /** Notes that a platform's feed, without a fault, was read at an hour. */
  noteReading(platform: ModelPlatform, hour: number, text: string): void;
  /** Compares the stays with the bookings after the readings of an hour. */
  compare(hour: number, stays: readonly PlannedStay[]): void;
}

/** Follows the bookings of a timeline through the readings of its feeds; `fail` hears of what must never happen. */
export function newCalendarTruth(
  timeline: Timeline,
  figures: StayHours,
  fail: (kind: FaultKind, booking: Booking, text: string) => void,
): CalendarTruth {
  const seen = new Map<number, Seen>();
  const lingering = new Map<string, number>();

  function noteReading(platform: ModelPlatform, hour: number, text: string): void {
    for (const booking of timeline.bookings) {
      const isNew = !seen.has(booking.key);
      if (isNew && isBlocked(timeline, booking, hour)) continue;
      if (booking.platform === platform && isIn(booking, hour, text))
        noteSeen(seen, booking, { hour, name: nameAt(timeline, booking, hour) });
    }
  }

  function compare(hour: number, stays: readonly PlannedStay[]): void {
    const today = todayOf(hour);
    const explained = new Set<string>();
    const ownerOf = new Map<string, Booking>();
    for (const booking of timeline.bookings) {
      const known = seen.get(booking.key);
      if (!known || !isBooked(booking, hour)) continue;
      const days = daysAt(booking, hour);
      const before = stays.find(({ id }) => id === known.stayId);
      if (days.departure < today) continue;
      if (days.departure === today || days.moves !== known.moves) {
        if (before?.isCancelled)
          fail("falseCancellations", booking, `at ${hour}, on its last day or as it moves`);
        if (before) explained.add(before.id);
        continue;
      }
      const stay = stays.find((one) => !one.isCancelled && isStayOf(one, booking, days, known));
      if (!stay) {
        if (before?.isCancelled) fail("falseCancellations", booking, `at ${hour}`);
        else fail("missedStays", booking, `at ${hour}`);
        continue;
      }
      figures.stayHours += 1;
      explained.add(stay.id);
      const isOther = known.stayId !== null && known.stayId !== stay.id;
      if (isOther && !mayLoseLink(booking, days)) fail("lostLinks", booking, `at ${hour}`);
      const owner = ownerOf.get(stay.id);
      if (owner) fail("sharedLinks", booking, `and ${owner.key} at ${hour}`);
      ownerOf.set(stay.id, booking);
      const earlier = timeline.bookings.find(
        (other) => seen.get(other.key)?.stayId === stay.id && areKnownApart(other, booking, seen),
      );
      if (earlier) fail("sharedLinks", booking, `has the stay of ${earlier.key} at ${hour}`);
      known.stayId = stay.id;
    }
    for (const { booking, kind } of wrongWindows(
      timeline.bookings,
      readBookings(timeline, seen),
      stays,
      hour,
    ))
      fail(kind, booking, `at ${hour}`);
    for (const stay of stays) {
      if (stay.isCancelled || stay.departure <= dayText(today) || explained.has(stay.id))
        lingering.delete(stay.id);
      else {
        const hours = (lingering.get(stay.id) ?? 0) + 1;
        lingering.set(stay.id, hours);
        figures.lingeringHours += 1;
        figures.longestLingering = Math.max(figures.longestLingering, hours);
      }
    }
  }

  return { seen, noteReading, compare };
}

/** Returns the bookings that feeds have shown, with the days and the stay of each. */
export function readBookings(
  { bookings }: Pick<Timeline, "bookings">,
  seen: ReadonlyMap<number, Seen>,
): ReadBooking[] {
  return bookings.flatMap((booking) => {
    const known = seen.get(booking.key);
    const days = known && booking.days[known.moves];
    return days ? [{ booking, arrival: days.arrival, departure: days.departure, stayId: known.stayId }] : [];
  });
}

function isStayOf(
  stay: PlannedStay,
  booking: Booking,
  days: ReturnType<typeof daysAt>,
  { firstDay, name }: Seen,
): boolean {
  const { code } = booking;
  const { arrival, departure } = days;
  return (
    mayArriveOn(booking, arrival, firstDay).some((day) => stay.arrival === dayText(day)) &&
    stay.departure === dayText(departure) &&
    (code === null || stay.code === code) &&
    (name === null || stay.guestName === name || (stay.guestName === null && mayLoseLink(booking, days)))
  );
}

/**
 * Before anybody has arrived nothing says that it is the same booking: where UID, arrival and departure are others, and on
 * Booking.com where the departure is.
 */
function mayLoseLink(booking: Booking, { arrival, moves }: ReturnType<typeof daysAt>): boolean {
  const [first, moved] = booking.days;
  if (!first || !moved || moves === 0) return false;
  const hasBegun = moved.from >= arrival * 24;
  const hasNewUid = booking.hasNewUidOnMove || booking.isClosure;
  return hasNewUid && !hasBegun;
}

/**
 * Of a stay that had begun when it was first read only the departure is known, or that it was moved (Booking.com says
 * today).
 */
function mayArriveOn({ isClosure, days }: Booking, arrival: number, firstDay: number): number[] {
  const before = isClosure ? days.map((each) => each.arrival) : [];
  return [arrival, ...before.filter((day) => day < arrival), ...(firstDay > arrival ? [firstDay] : [])];
}

function noteSeen(
  seen: Map<number, Seen>,
  booking: Booking,
  { hour, name }: { hour: number; name: string | null },
): void {
  const { moves } = daysAt(booking, hour);
  const known = seen.get(booking.key);
  const before = known && booking.days[known.moves];
  // Booking.com gives none of the nights before: another guest may have replaced the one who was to leave.
  if (before && known.moves !== moves && booking.isClosure && before.departure <= todayOf(hour))
    Object.assign(known, { stayId: null, firstDay: todayOf(hour) });
  if (known) Object.assign(known, { moves, name: name ?? known.name });
  else seen.set(booking.key, { moves, firstDay: todayOf(hour), stayId: null, name });
}

/** Whether a feed has the booking with its days, by the key that the model writes next to the UID. */
const isIn = (booking: Booking, hour: number, text: string) =>
  isBooked(booking, hour) &&
  daysAt(booking, hour).departure > todayOf(hour) &&
  text.includes(`X-KEY:${booking.key}\r\n`);

/** Returns whether feeds have said that two bookings are not one: by codes or names. */
function areKnownApart(a: Booking, b: Booking, seen: ReadonlyMap<number, Seen>): boolean {
  if (a === b) return false;
  if (a.code !== null && b.code !== null) return true;
  const areNamed = [a, b].every(({ key }) => (seen.get(key)?.name ?? null) !== null);
  return areNamed && a.name !== b.name;
}

/** The host labels a closure: a stay if a guest has booked it on that platform, else the host's own. */
export function answered(entry: CalendarEntry, timeline: Timeline, hour: number): CalendarEntry {
  if (!isQuestion(entry, timeline.closures)) return entry;
  return { ...entry, decision: isClosureOfGuest(timeline, entry.calendarId, entry, hour) ? "stay" : "ours" };
}

/** Returns whether a guest has booked the days of a closure on its platform. */
export function isClosureOfGuest(
  { bookings }: Timeline,
  platform: string,
  entry: Pick<CalendarEntry, "arrival" | "departure">,
  hour: number,
): boolean {
  return bookings.some((booking) => {
    const days = daysAt(booking, hour);
    const isSame = dayText(days.departure) === entry.departure && dayText(days.arrival) <= entry.arrival;
    return booking.platform === platform && isBooked(booking, hour) && isSame;
  });
}
