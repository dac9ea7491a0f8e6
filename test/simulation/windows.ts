import { momentOf, startOfDay } from "#stays/localTime.ts";
import type { Booking } from "#test/calendarTimeline.ts";
import { isBooked, daysAt } from "#test/calendarTimeline.ts";
import { dayText } from "#test/calendarTimelineFeeds.ts";
import { HOUR, hourAt } from "#test/simulation/moments.ts";
import type { PropertyState, Reader, Run } from "#test/simulation/run.ts";
import { propertyOf } from "#test/simulation/run.ts";
import type { Secret } from "#test/simulation/planted.ts";

/** Secrets show from three days before the arrival. */
const DAYS_BEFORE = 3;
/** A cancelled stay ends after two readings, and a day where it is in doubt; a feed may fail before that. */
const HOURS_TO_CANCEL = 26;
const LONGEST_FAULT_HOURS = 14;

export interface KnownDays {
  arrival: number;
  departure: number;
}

/** Returns the days of a booking as its host's feeds have shown them; null where they have not shown it yet. */
export function knownDays(
  { truth, model, handStays }: PropertyState,
  booking: Booking,
  now: number,
): KnownDays | null {
  if (truth === "hand") return handStays.has(booking.key) ? daysAt(booking, hourAt(now)) : null;
  if ("year" in truth) return truth.year.linkOf.has(booking.key) ? daysAt(booking, -Infinity) : null;
  const seen = truth.calendar.seen.get(booking.key);
  const days = seen && booking.days[seen.moves];
  return days && model.bookings.includes(booking) ? days : null;
}

/** Returns whether a guest has to read the code now, must not, or may (Stays 3), by the bookings alone. */
export function windowOf(
  property: PropertyState,
  booking: Booking,
  now: number,
): "open" | "either" | "closed" {
  const days = knownDays(property, booking, now);
  if (!days) return "closed";
  const { timeZone, bookings } = property.model;
  const { checkOut } = timesOf(property, booking);
  const from = startOfDay(dayText(days.arrival - DAYS_BEFORE), timeZone);
  const dayAfter = startOfDay(dayText(days.departure + 1), timeZone);
  if (now < from || now >= dayAfter) return "closed";
  const others = bookings.filter((other) => other !== booking);
  const mayCome = others.some((other) => other.days.some(({ arrival }) => arrival === days.departure));
  const lastDay = dayText(days.departure);
  const out = momentOf(lastDay, checkOut, timeZone) + 2 * HOUR;
  if (!mayCome || now < out) return "open";
  const isClosed = others.some(
    (other) =>
      knownDays(property, other, now)?.arrival === days.departure &&
      isBooked(other, hourAt(now)) &&
      now >= Math.max(out, momentOf(lastDay, timesOf(property, other).checkIn, timeZone)),
  );
  return isClosed ? "closed" : "either";
}

/** Returns the times of a booking: those that its host said yes to, else the property's. */
export function timesOf({ times, granted, links }: PropertyState, { key }: Booking) {
  const own = granted.get(links.get(key)?.stayId ?? "");
  return { checkIn: own?.checkIn ?? times.checkIn, checkOut: own?.checkOut ?? times.checkOut };
}

/** Returns whether the host's feeds may not have shown yet that a booking was cancelled. */
export function mayCountAsBooked(property: PropertyState, booking: Booking, now: number): boolean {
  const { model, truth } = property;
  const hour = hourAt(now);
  if (isBooked(booking, hour)) return true;
  if (truth === "hand") return hour - booking.cancelledAt < 1;
  // No reading ends the stay of who has slept there while any entry has tonight (Calendars 2): the next guest's check-in does.
  if (booking.cancelledAt >= (daysAt(booking, -Infinity).arrival + 1) * 24)
    return !isReplaced(property, booking, now);
  const hours = HOURS_TO_CANCEL + ("year" in truth ? 0 : LONGEST_FAULT_HOURS);
  return hour - booking.cancelledAt < hours && model.bookings.includes(booking);
}

/** Returns whether another guest, who came within the nights of one who left early, may have checked in (Stays 3). */
function isReplaced(property: PropertyState, booking: Booking, now: number): boolean {
  const { model, times } = property;
  const left = daysAt(booking, -Infinity);
  return model.bookings.some((other) => {
    if (other === booking || !isBooked(other, hourAt(now))) return false;
    const days = knownDays(property, other, now);
    if (!days || days.arrival <= left.arrival || days.arrival >= left.departure) return false;
    return now >= momentOf(dayText(days.arrival), times.checkIn, model.timeZone);
  });
}

/** Returns whether a reader may see a secret now. */
export function mayRead(run: Run, reader: Reader, secret: Secret): boolean {
  const now = run.now();
  const property = propertyOf(run, secret.property);
  const isOpen = secret.opens === "network" && property.isWifiForEveryone;
  if (isOpen && secret.replacedAt === null) return true;
  switch (reader.is) {
    case "stranger":
      return false;
    case "member":
      return !run.removed.has(reader.name);
    case "cleaner":
      return (
        secret.opens === "door" &&
        reader.showsCodes &&
        secret.replacedAt === null &&
        reader.properties.includes(secret.property)
      );
    case "lock":
      return (
        secret.opens === "door" &&
        reader.properties.includes(secret.property) &&
        hasGuestFor(property, secret, now)
      );
    case "guest":
      return mayGuestRead(property, reader, secret, now);
  }
}

/** Returns whether a guest of these days may read a code: a lock has no others. */
const hasGuestFor = (property: PropertyState, secret: Secret, now: number) =>
  property.model.bookings.some(({ key }) =>
    isGuestOf(property, { is: "guest", property: secret.property, booking: key }, secret, now),
  );

/** Returns whether the codes of a stay do not wait for its guests, or they have answered; `sent` counts what was not acknowledged. */
export function hasAnswered(
  property: PropertyState,
  { key }: Pick<Booking, "key">,
  { now, sent }: { now: number; sent: boolean },
): boolean {
  const { asks, answered, mayHaveAnswered, links } = property;
  if (!asks?.beforeCode || (sent && hadCheckedIn(property, key, now))) return true;
  const stayId = links.get(key)?.stayId;
  return stayId !== undefined && (answered.has(stayId) || (sent && mayHaveAnswered.has(stayId)));
}

/** Who had checked in when the host first asked does not wait (Stays 46); Booking.com lists no day of the past, so that their stay may begin later. */
function hadCheckedIn(property: PropertyState, key: Booking["key"], now: number): boolean {
  const { asks, model } = property;
  const booking = model.bookings.find((one) => one.key === key);
  const days = booking && knownDays(property, booking, now);
  if (!days || !asks) return false;
  const { checkIn } = timesOf(property, booking);
  return momentOf(dayText(days.arrival), checkIn, model.timeZone) <= asks.since;
}

/** A lock takes no notice of what guests answer. */
const mayGuestRead: typeof isGuestOf = (property, reader, secret, now) =>
  hasAnswered(property, { key: reader.booking }, { now, sent: true }) &&
  isGuestOf(property, reader, secret, now);

function isGuestOf(
  property: PropertyState,
  reader: Extract<Reader, { is: "guest" }>,
  secret: Secret,
  now: number,
): boolean {
  if (secret.replacedAt !== null || reader.property !== secret.property) return false;
  const booking = property.model.bookings.find(({ key }) => key === reader.booking);
  if (!booking) return false;
  // Feeds that do not name their guests may give a link to the guest who booked the same days.
  const sharers = sharersOf(property, booking);
  const own = sharers.flatMap(({ key }) => property.stayCodes.get(key) ?? []);
  if (secret.opens === "door" && own.some((code) => code.replacedAt === null) && !own.includes(secret))
    return false;
  if (secret.booking !== null && !sharers.some(({ key }) => key === secret.booking)) return false;
  return sharers.some(
    (one) => mayCountAsBooked(property, one, now) && windowOf(property, one, now) !== "closed",
  );
}

/** Returns the bookings that have the link of this one, itself first. */
export function sharersOf({ links, model }: PropertyState, booking: Booking): Booking[] {
  const stayId = links.get(booking.key)?.stayId;
  const others = model.bookings.filter(
    ({ key }) => key !== booking.key && stayId !== undefined && links.get(key)?.stayId === stayId,
  );
  return [booking, ...others];
}
