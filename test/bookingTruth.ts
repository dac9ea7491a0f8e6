import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";
import { feedDayAt, firstDays, leftEarlyBefore, type BookingYear } from "#test/bookingYear.ts";
import { isBooked, todayOf, type Booking } from "#test/calendarTimeline.ts";
import { dayText } from "#test/calendarTimelineFeeds.ts";
import { wrongWindows, type ReadBooking } from "#test/calendarWindows.ts";

/** What must never happen, each counted once for a booking. */
export const bookingFaults = [
  "endedWhileInside",
  "endedAhead",
  "aliveAsAnothers",
  "codeOutsideWindow",
  "codeHidden",
  "withoutStay",
] as const;
export type BookingFault = (typeof bookingFaults)[number];

const CHECK_IN_HOUR = 15;
/** Two readings, an hour apart, cancel a stay. */
const READINGS_TO_CANCEL = 2;
/** The host says that another guest has the last nights, and the readings after that make their stay. */
const HOURS_TO_ANSWER = 4;

/** What the bookings of a property on Booking.com say of the stays that the product has made of its feed. */
export interface BookingTruth {
  /** The stay whose link the guest of a booking has, by the key of the booking. */
  linkOf: ReadonlyMap<number, string>;
  /** Compares the stays with the bookings after the reading of an hour. */
  compare(hour: number, stays: readonly PlannedStay[]): void;
}

/** Follows the bookings of a property through its feed, read each hour; `fail` hears of what must never happen. */
export function newBookingTruth(
  year: BookingYear,
  figures: { doubtHours: number },
  fail: (kind: BookingFault, booking: Booking, hour: number) => void,
): BookingTruth {
  const linkOf = new Map<number, string>();
  const endedIds = new Set<string>();
  /** The hour at which the nights of a booking were first listed without a stay, by its key. */
  const listedSince = new Map<number, number>();

  function compare(hour: number, stays: readonly PlannedStay[]): void {
    const today = todayOf(hour);
    const near = stays.filter(({ departure }) => departure >= dayText(today - 2));
    const byId = new Map(near.map((stay) => [stay.id, stay]));
    const listed: ReadBooking[] = [];
    for (const booking of year.bookings) {
      const { arrival, departure } = firstDays(booking);
      if (booking.bookedAt > hour || departure < today - 1) continue;
      const isStillBooked = isBooked(booking, hour);
      const isListed = isStillBooked && departure > Math.max(today, feedDayAt(year, hour));
      if (!linkOf.has(booking.key) && isListed) give(booking, near, hour);
      const stayId = linkOf.get(booking.key) ?? null;
      const stay = stayId === null ? undefined : byId.get(stayId);
      if (!stay) continue;
      if (isStillBooked) {
        listed.push({ booking, arrival, departure, stayId });
        if (stay.isCancelled && departure > today)
          fail(hour >= arrival * 24 + CHECK_IN_HOUR ? "endedWhileInside" : "endedAhead", booking, hour);
      } else if (!stay.isCancelled && departure > today && hour >= booking.cancelledAt + READINGS_TO_CANCEL) {
        if (stay.isRevoked) continue;
        if (stay.doubt !== null) figures.doubtHours += 1;
        else fail("aliveAsAnothers", booking, hour);
      }
      if (stay.isCancelled) endedIds.add(stay.id);
      else if (endedIds.has(stay.id)) fail("aliveAsAnothers", booking, hour);
    }
    for (const { booking, kind } of wrongWindows(year.bookings, listed, near, hour))
      fail(kind === "lockedOut" ? "codeHidden" : "codeOutsideWindow", booking, hour);
  }

  /** The host sends the link of the stay that has the days of the booking. */
  function give(booking: Booking, near: readonly PlannedStay[], hour: number): void {
    const { arrival, departure } = firstDays(booking);
    const first = dayText(Math.max(arrival, feedDayAt(year, Math.max(booking.bookedAt, 0))));
    const before = leftEarlyBefore(year, booking);
    const stay = near.find(
      (one) =>
        !one.isCancelled &&
        !one.isRevoked &&
        one.departure === dayText(departure) &&
        (one.arrival === first || (before !== undefined && one.arrival >= first)),
    );
    const since = listedSince.get(booking.key) ?? hour;
    if (!stay && before && hour - since <= HOURS_TO_ANSWER) return void listedSince.set(booking.key, since);
    if (!stay) return fail("withoutStay", booking, hour);
    if ([...linkOf.values()].includes(stay.id)) fail("aliveAsAnothers", booking, hour);
    linkOf.set(booking.key, stay.id);
  }

  return { linkOf, compare };
}
