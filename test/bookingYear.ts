import { randomFrom, type Booking, type Random } from "#test/calendarTimeline.ts";
import { dayText } from "#test/calendarTimelineFeeds.ts";

/**
 * A made-up property on Booking.com for months, and its feed by the rule that real feeds show: a UID stands for the day on
 * which a closure begins, a closure that has begun begins today, touching closures are one now and two then.
 */
export interface BookingYear {
  days: number;
  bookings: Booking[];
  /** How many hours the feed's day begins before the property's; below zero after it. */
  aheadHours: number;
  /** The day from which nothing is sold, up to a horizon that moves on each day; null without such a tail. */
  tailFrom: number | null;
  seed: number;
}

const HOURS_A_DAY = 24;
/** How far ahead a tail ends, days. */
const HORIZON_DAYS = 480;
/** A booking of the same days is not told from one that was never cancelled while that is in doubt. */
const SAME_DAYS_AFTER_HOURS = 30;
/** A guest who left early is in doubt for a day, and as long as any guest has tonight. */
const DOUBTED_HOURS = 24 * 14;

const below = (random: Random, count: number) => Math.floor(random() * count);

/**
 * Makes the bookings of a property for some days: turnovers, cancellations, new bookings of what came free, early
 * departures. Two are booked at least `hoursApart` hours apart: what one reading shows first cannot be told apart.
 */
export function newBookingYear(seed: number, days: number, { hoursApart = 1 } = {}): BookingYear {
  const random = randomFrom(seed);
  const bookings: Booking[] = [];
  const hours = new Set<number>();
  const add = (arrival: number, departure: number, wantedHour: number): Booking => {
    const key = bookings.length;
    // Two that touch and come in one reading may be one closure from the first: then they cannot be told apart.
    let bookedAt = wantedHour;
    const isNear = (hour: number) => [...hours].some((other) => Math.abs(other - hour) < hoursApart);
    while (bookedAt >= 0 && isNear(bookedAt)) bookedAt += 1;
    hours.add(bookedAt);
    const booking: Booking = {
      key,
      platform: "booking",
      code: null,
      name: null,
      bookedAt,
      cancelledAt: Infinity,
      days: [{ from: -Infinity, arrival, departure }],
      hasNewUidOnMove: false,
      isClosure: true,
    };
    bookings.push(booking);
    return booking;
  };
  let day = -3;
  while (day < days) {
    const departure = day + 1 + below(random, random() < 0.1 ? 14 : 6);
    const lead = below(random, 60 * HOURS_A_DAY);
    const bookedAt = day <= 0 ? -1 : Math.max(-1, day * HOURS_A_DAY + 10 - lead);
    changeOfMind(random, add(day, departure, bookedAt), add);
    day = departure + (random() < 0.5 ? 0 : 1 + below(random, 5));
  }
  return {
    days,
    bookings,
    aheadHours: below(random, 4) - 2,
    tailFrom: random() < 0.5 ? days + 20 : null,
    seed,
  };
}

/** Some cancel, or leave before their last night; of what came free the same or other days are booked again. */
function changeOfMind(
  random: Random,
  booking: Booking,
  add: (arrival: number, departure: number, bookedAt: number) => Booking,
): void {
  const { arrival, departure } = firstDays(booking);
  const chance = random();
  const isEarly = chance > 0.86 && departure - arrival > 2;
  if (chance > 0.3 && !isEarly) return;
  const first = isEarly ? arrival * HOURS_A_DAY + 20 : Math.max(0, booking.bookedAt + 2);
  const last = isEarly ? (departure - 1) * HOURS_A_DAY : arrival * HOURS_A_DAY + 8;
  if (first >= last) return;
  booking.cancelledAt = first + below(random, last - first);
  if (random() < 0.3) return;
  // The nights of who left early are sold at once, most of them from the same day on.
  const wait = 3 + below(random, isEarly ? 16 : 60);
  const again = booking.cancelledAt + wait;
  const from = Math.max(arrival, Math.ceil((again - 12) / HOURS_A_DAY));
  if (from >= departure) return;
  const start = from + below(random, isEarly ? Math.min(2, departure - from) : departure - from);
  const isToTheEnd = isEarly && random() < 0.5;
  const end = isToTheEnd ? departure : start + 1 + below(random, departure - start);
  const isSame = end === departure && start === arrival;
  const bookedAt = isSame ? Math.max(again, booking.cancelledAt + SAME_DAYS_AFTER_HOURS) : again;
  if (bookedAt > start * HOURS_A_DAY + 12) return;
  changeOfMind(random, add(start, end, bookedAt), add);
}

/**
 * Returns the booking whose guest had slept there and left early, if this one has the last of its nights and was made so
 * soon that a closure cannot tell the two apart: the host says whose nights they are.
 */
export function leftEarlyBefore({ bookings }: BookingYear, booking: Booking): Booking | undefined {
  const { arrival, departure } = firstDays(booking);
  return bookings.find((other) => {
    const days = firstDays(other);
    const hours = booking.bookedAt - other.cancelledAt;
    return days.departure === departure && days.arrival < arrival && hours >= 0 && hours < DOUBTED_HOURS;
  });
}

/** Returns the days of a booking that is never moved. */
export function firstDays({ days: [first] }: Booking): { arrival: number; departure: number } {
  if (!first) throw new Error("a booking has days from the beginning");
  return first;
}

interface Closure {
  arrival: number;
  departure: number;
  /** The booking that ends it. */
  lastKey: number;
}

/** Returns the feed's day at an hour: what has begun before it begins on it. */
export const feedDayAt = ({ aheadHours }: BookingYear, hour: number) =>
  Math.floor((hour + aheadHours) / HOURS_A_DAY);

/** Returns the closures of a feed at an hour. */
export function closuresAt(year: BookingYear, hour: number): Closure[] {
  const today = feedDayAt(year, hour);
  const booked = year.bookings
    .filter(({ bookedAt, cancelledAt }) => bookedAt <= hour && hour < cancelledAt)
    .map((booking) => ({ ...firstDays(booking), lastKey: booking.key }))
    .filter(({ departure }) => departure > today);
  const tail = year.tailFrom === null ? [] : [tailAt(year.tailFrom, today)];
  const closures: Closure[] = [];
  for (const next of [...booked, ...tail].toSorted((a, b) => a.arrival - b.arrival)) {
    const before = closures.at(-1);
    if (before?.departure === next.arrival && areOne(year, before.lastKey, next.lastKey, hour)) {
      before.departure = next.departure;
      before.lastKey = next.lastKey;
    } else closures.push({ ...next, arrival: Math.max(next.arrival, today) });
  }
  return closures;
}

const TAIL_KEY = -1;
const tailAt = (tailFrom: number, today: number): Closure => ({
  arrival: Math.max(tailFrom, today),
  departure: today + HORIZON_DAYS,
  lastKey: TAIL_KEY,
});

/** Two that touch are one closure always, never, or now and then. In the first reading they are two. */
function areOne({ seed }: BookingYear, first: number, second: number, hour: number): boolean {
  if (hour === 0) return false;
  const random = randomFrom(seed * 7919 + first * 104_729 + second * 31);
  const chance = random();
  if (chance < 0.4) return true;
  if (chance < 0.6) return false;
  const period = 20 + below(random, 180);
  return Math.floor((hour + below(random, period)) / period) % 2 === 0;
}

/** Writes the feed of a property at an hour. */
export function bookingFeedAt(year: BookingYear, hour: number): string {
  const events = closuresAt(year, hour).map(({ arrival, departure }) =>
    [
      "BEGIN:VEVENT",
      `DTSTART;VALUE=DATE:${digits(arrival)}`,
      `DTEND;VALUE=DATE:${digits(departure)}`,
      `UID:${year.seed}-${digits(arrival)}@booking.com`,
      "SUMMARY:CLOSED - Not available",
      "END:VEVENT",
      "",
    ].join("\r\n"),
  );
  const head = String.raw`PRODID:-//admin.booking.com\\\, b.v.//NONSGML v1.0//EN`;
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${head}\r\n${events.join("")}END:VCALENDAR\r\n`;
}

const digits = (day: number) => dayText(day).replaceAll("-", "");
