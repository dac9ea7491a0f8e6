/**
 * A made-up home with its bookings and what its platforms' feeds say of them, hour by hour: the model of
 * `bench/calendars`.
 */
export type ModelPlatform = "airbnb" | "booking" | "vrbo" | "pms" | "channel";

export interface Booking {
  key: number;
  platform: ModelPlatform;
  code: string | null;
  name: string | null;
  /** From when its feed has it, and until when; moments are hours since the timeline began. */
  bookedAt: number;
  cancelledAt: number;
  /** Its days, numbers since the timeline began; a move adds a pair with the hour from which it holds. */
  days: { from: number; arrival: number; departure: number }[];
  /** Whether a move gives it another UID, as on Vrbo, or on Booking.com in the middle of a stay. */
  hasNewUidOnMove: boolean;
  /** Whether its feed says which nights are closed, and not who booked them (Booking.com and what passes on its UIDs). */
  isClosure: boolean;
}

/** While it lasts, the feed of one platform is not what it should be. */
export interface Fault {
  platform: ModelPlatform;
  from: number;
  until: number;
  kind: "page" | "cut off" | "empty" | "drops two" | "drops one";
}

export interface Timeline {
  hours: number;
  platforms: ModelPlatform[];
  bookings: Booking[];
  faults: Fault[];
  /** How many hours later a platform imports the bookings of the others. */
  importLag: number;
  /** Whether the host has said once that closures are guests, or is asked each time. */
  closures: "guests" | "ask";
  hasTail: boolean;
  /** How a channel manager writes its guests, from an hour on; null without one. */
  channel: Channel | null;
}

/** What a channel manager writes of a guest: the name, a shorter form of it, or another word in its place. */
export type SummaryStyle = "name" | "first name" | "initials" | "Reserved" | "Busy" | "Closed" | "Blocked";

export interface Channel {
  /** Whether it passes on Booking.com's UIDs, which stand for the first day. */
  passesOnUids: boolean;
  styles: { from: number; style: SummaryStyle }[];
}

export type Random = () => number;

/** Returns random numbers that a seed decides (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const upTo = (random: Random, below: number) => Math.floor(random() * below);
const oneOf = <T>(random: Random, [first, ...rest]: [T, ...T[]]): T =>
  rest[upTo(random, rest.length + 1)] ?? first;

const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const NAMES = ["Ana", "Bo", "Cy", "Dee", "Eve", "Finn", "Grete", "Hemi", "Ivo", "Jo", "Kiri", "Lars"];

type PlatformSets = [ModelPlatform[], ...ModelPlatform[][]];

const allSets: PlatformSets = [
  ["airbnb", "booking"],
  ["airbnb", "booking", "vrbo"],
  ["airbnb", "vrbo"],
  ["booking", "vrbo"],
  ["airbnb", "pms"],
  ["booking"],
  ["airbnb"],
];

const TEN_DAYS_HOURS = 240;

/**
 * Makes the bookings of a home for some hours, ten days if not given, and the weeks after: turnovers on one day, moves,
 * cancellations, long stays.
 */
export function newTimeline(
  random: Random,
  sets: PlatformSets = allSets,
  hours: number = TEN_DAYS_HOURS,
): Timeline {
  const platforms = oneOf(random, sets);
  const bookings: Booking[] = [];
  let day = -2;
  while (day < hours / 24 + 20) {
    const isLong = random() < 0.02;
    const nights = isLong ? 92 + upTo(random, 100) : 1 + upTo(random, 6);
    const first = platforms[upTo(random, platforms.length)] ?? "airbnb";
    const platform = first === "pms" ? "airbnb" : first;
    const bookedAt = random() < 0.6 ? -1 : upTo(random, Math.max(1, Math.min(hours, (day + 1) * 24)));
    const freeDays = isLong || random() < 0.5 ? 0 : upTo(random, 4);
    const booking = newBooking(random, bookings.length, platform, bookedAt, day, day + nights);
    const begins = day * 24;
    const canChange = begins - 6 > Math.max(bookedAt, 0) + 4;
    const change = random();
    if (canChange && change < 0.18)
      booking.cancelledAt = between(random, bookedAt + 3, Math.min(hours, begins - 2));
    else if (canChange && change < 0.36 && freeDays > 0) {
      const from = between(random, bookedAt + 3, Math.min(hours, begins - 2));
      const moved =
        random() < 0.5
          ? { arrival: day, departure: day + nights + 1 }
          : { arrival: day + 1, departure: day + nights + 1 };
      booking.days.push({ from, ...moved });
    } else if (freeDays > 0 && nights > 1 && bookedAt < begins && change > 0.85)
      booking.days.push({ ...inTheMiddle(random, day, nights), arrival: day });
    bookings.push(booking);
    if (platform === "booking") giveAddedNights(bookings, booking);
    // Another guest books the cancelled nights on the same platform.
    if (booking.cancelledAt < hours - 12 && random() < 0.5) {
      const taken = booking.cancelledAt + 1 + upTo(random, 8);
      if (taken < begins)
        bookings.push(newBooking(random, bookings.length, platform, taken, day, day + nights));
    }
    day += nights + freeDays + (freeDays > 0 ? 1 : 0);
  }
  return {
    hours,
    platforms,
    bookings,
    faults: newFaults(random, platforms, hours),
    importLag: 1 + upTo(random, 4),
    closures: random() < 0.7 ? "guests" : "ask",
    hasTail: random() < 0.4,
    channel: null,
  };
}

/** Booking.com closes the nights that a guest adds as it closes another guest's: in the model they are another booking. */
export function giveAddedNights(bookings: Booking[], booking: Booking): void {
  const [first, moved] = booking.days;
  if (!first || !moved || moved.departure <= first.departure) return;
  const isWhole = moved.arrival >= first.departure;
  if (isWhole) booking.cancelledAt = moved.from;
  booking.days.length = 1;
  if (!isWhole && moved.arrival !== first.arrival)
    booking.days.push({ ...moved, departure: first.departure });
  const arrival = isWhole ? moved.arrival : first.departure;
  bookings.push({
    ...booking,
    key: bookings.length,
    bookedAt: moved.from,
    cancelledAt: Infinity,
    days: [{ from: -Infinity, arrival, departure: moved.departure }],
  });
}

/** Who stays gives up the last night, or takes one more, and is free to say so until the last day. */
function inTheMiddle(random: Random, arrival: number, nights: number): { from: number; departure: number } {
  const isShorter = nights > 2 && random() < 0.3;
  const departure = arrival + nights + (isShorter ? -1 : 1);
  const lastDay = Math.min(departure, arrival + nights);
  return { from: between(random, arrival * 24 + 1, lastDay * 24 - 1), departure };
}

const between = (random: Random, from: number, until: number) =>
  Math.max(0, from) + upTo(random, Math.max(1, until - Math.max(0, from)));

function newBooking(
  random: Random,
  key: number,
  platform: ModelPlatform,
  bookedAt: number,
  arrival: number,
  departure: number,
): Booking {
  const characters = Array.from({ length: 8 }, () => ALPHABET[upTo(random, ALPHABET.length)]);
  return {
    key,
    platform,
    code: platform === "airbnb" ? `HM${characters.join("")}` : null,
    name:
      platform === "vrbo" && random() < 0.8
        ? `${NAMES[key % NAMES.length]}${key < NAMES.length ? "" : " Two"}`
        : null,
    bookedAt,
    cancelledAt: Infinity,
    days: [{ from: -Infinity, arrival, departure }],
    hasNewUidOnMove: platform !== "airbnb" && random() < 0.3,
    isClosure: platform === "booking",
  };
}

function newFaults(random: Random, platforms: ModelPlatform[], hours: number): Fault[] {
  const faults = Array.from({ length: upTo(random, (5 * hours) / TEN_DAYS_HOURS) }, (): Fault => {
    const kind = oneOf<Fault["kind"]>(random, ["page", "cut off", "empty", "drops two", "drops one"]);
    const from = 1 + upTo(random, hours);
    const isRefused = kind === "page" || kind === "cut off";
    // One stay that is gone for longer than a reading cannot be told from one that was cancelled.
    const lasts = kind === "drops one" ? 0 : upTo(random, isRefused ? 60 : 20);
    return {
      kind,
      from,
      until: from + lasts,
      platform: platforms[upTo(random, platforms.length)] ?? "airbnb",
    };
  });
  // One after the other they would last longer than the day for which stays are in doubt, or hide how many went at once.
  const touch = (a: Fault, b: Fault) =>
    a.platform === b.platform && ((drops(a) && drops(b)) || (a.from - 3 <= b.until && b.from - 3 <= a.until));
  return faults.filter((fault, index) => !faults.slice(0, index).some((other) => touch(fault, other)));
}

const drops = ({ kind }: Fault) => kind !== "page" && kind !== "cut off";

/** Returns the days of a booking as they stand at an hour. */
export function daysAt(
  booking: Booking,
  hour: number,
): { arrival: number; departure: number; moves: number } {
  const known = booking.days.filter(({ from }) => from <= hour);
  const last = known.at(-1);
  if (!last) throw new Error("a booking has days from the beginning");
  return { arrival: last.arrival, departure: last.departure, moves: known.length - 1 };
}

export const isBooked = ({ bookedAt, cancelledAt }: Booking, hour: number) =>
  bookedAt <= hour && hour < cancelledAt;

export const todayOf = (hour: number) => Math.floor(hour / 24);
