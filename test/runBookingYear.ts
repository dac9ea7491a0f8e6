import { readFeed } from "#stays/calendars/feed/readFeed.ts";
import type { CalendarEntry } from "#stays/calendars/match/entry.ts";
import { matchReading } from "#stays/calendars/match/matchReading.ts";
import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";
import { planStays } from "#stays/calendars/match/planStays.ts";
import { todayAt } from "#stays/calendars/match/today.ts";
import { newBookingTruth, type BookingFault } from "#test/bookingTruth.ts";
import { bookingFeedAt, firstDays, type BookingYear } from "#test/bookingYear.ts";
import { todayOf, type Booking } from "#test/calendarTimeline.ts";
import { dayText, momentAt } from "#test/calendarTimelineFeeds.ts";

export interface BookingFigures extends Record<BookingFault, number> {
  readings: number;
  bookings: number;
  /** Bookings whose start moved to a new day while their guest was inside. */
  slid: number;
  cancelled: number;
  /** Bookings of days that had been cancelled. */
  cameBack: number;
  /** Hours in which the link of a cancelled booking stood, marked as in doubt. */
  doubtHours: number;
  faults: string[];
}

export const noBookingFigures = (): BookingFigures => ({
  readings: 0,
  bookings: 0,
  slid: 0,
  cancelled: 0,
  cameBack: 0,
  endedWhileInside: 0,
  endedAhead: 0,
  aliveAsAnothers: 0,
  codeOutsideWindow: 0,
  codeHidden: 0,
  withoutStay: 0,
  doubtHours: 0,
  faults: [],
});

/** Reads a property's feed hour by hour, as the product does, and compares each guest's link with the bookings. */
export function runBookingYear(year: BookingYear, figures: BookingFigures): void {
  let ids = 0;
  const newId = () => `${(ids += 1)}`;
  let entries: CalendarEntry[] = [];
  let stays: PlannedStay[] = [];
  let lastText = "";
  const failed = new Set<string>();
  const fail = (kind: BookingFault, booking: Booking, hour: number) => {
    const what = `seed ${year.seed}: ${kind}: ${booking.key}`;
    if (failed.has(what)) return;
    failed.add(what);
    figures[kind] += 1;
    if (figures.faults.length < 60) figures.faults.push(`${what} at ${hour}`);
  };

  const truth = newBookingTruth(year, figures, fail);

  for (let hour = 0; hour < year.days * 24; hour += 1) {
    read(hour);
    truth.compare(hour, stays);
  }
  const hours = year.days * 24;
  const seen = year.bookings.filter(({ bookedAt }) => bookedAt < hours);
  figures.bookings += seen.length;
  figures.cancelled += seen.filter(({ cancelledAt }) => cancelledAt < hours).length;
  figures.slid += seen.filter((booking) => isInsideAtMidnight(booking, hours)).length;
  figures.cameBack += seen.filter((booking) => isOfFreedDays(booking, seen)).length;

  function read(hour: number): void {
    const now = momentAt(hour);
    const day = todayAt(now, "UTC");
    const from = dayText(todayOf(hour) - 2);
    const text = bookingFeedAt(year, hour);
    const feed = text === lastText ? undefined : readFeed(Buffer.from(text));
    if (feed?.ok === false) throw new Error(feed.refusal.message);
    lastText = text;
    figures.readings += 1;
    const known = entries.filter(({ departure }) => departure >= from);
    const reading = { calendarId: "booking", closures: "guests" as const, newId };
    const matched = matchReading(known, { ...reading, feed: feed?.value ?? "unchanged" }, day);
    // The host has the email within the hour.
    entries = matched.entries.map((entry) =>
      entry.missingSince !== null && entry.hostEmailedAt === null ? { ...entry, hostEmailedAt: now } : entry,
    );
    const isOver = ({ departure }: PlannedStay) => departure < from;
    const over = stays.filter(isOver);
    const ahead = stays.filter((stay) => !isOver(stay));
    const planned = planStays({
      entries,
      stays: ahead,
      closuresOf: () => "guests",
      platformOf: () => "booking",
      newId,
      newCode: () => `OURS${newId()}`,
      day,
      listedAgain: matched.listedAgain,
    });
    entries = planned.entries;
    const changes = new Map(planned.changed.map(({ id, change }) => [id, change]));
    const changed = ahead.map((stay) => (changes.has(stay.id) ? { ...stay, ...changes.get(stay.id) } : stay));
    // Only a new guest has nights in this model that are listed again: the host ends the link.
    const answered = changed.map((stay) => (stay.doubt === "again" ? { ...stay, isRevoked: true } : stay));
    stays = [...over, ...answered, ...planned.inserted];
  }
}

function isInsideAtMidnight(booking: Booking, hours: number): boolean {
  const { arrival, departure } = firstDays(booking);
  const firstMidnight = (arrival + 1) * 24;
  return departure - arrival > 1 && firstMidnight < Math.min(hours, booking.cancelledAt);
}

function isOfFreedDays(booking: Booking, all: readonly Booking[]): boolean {
  const { arrival, departure } = firstDays(booking);
  return all.some((other) => {
    const days = firstDays(other);
    return other.cancelledAt <= booking.bookedAt && days.arrival < departure && arrival < days.departure;
  });
}
