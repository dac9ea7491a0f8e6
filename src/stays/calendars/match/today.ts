import type { Days } from "#stays/contract.ts";
import { addDays, dayInZone, utcDay } from "#core/days.ts";
import { HOUR_MS } from "#core/durations.ts";

/** The day at the property, and the latest day anywhere on earth: feeds drop stays by their own clock. */
export interface Today {
  /** Epoch milliseconds. */
  now: number;
  today: string;
  furthestDay: string;
  /** The property's zone, an IANA name; null where it is not set. */
  timeZone: string | null;
}

/** Returns the day at a moment; without a zone the latest on earth, so that no departure is earlier. */
export function todayAt(now: number, timeZone: string | null): Today {
  return { now, today: dayAt(now, timeZone), furthestDay: furthestDayAt(now), timeZone };
}

const dayAt = (moment: number, timeZone: string | null) =>
  timeZone === null ? furthestDayAt(moment) : dayInZone(timeZone, moment);
const furthestDayAt = (moment: number) => utcDay(moment + 14 * HOUR_MS);

/**
 * Returns whether a stay that its feed lacks may be cancelled: never on or after its departure day (Calendars 2). For a
 * guest in the property that day begins as soon as it has begun anywhere: platforms drop stays by their own clock.
 */
export function mayBeCancelled({ arrival, departure }: Days, { today, furthestDay }: Today): boolean {
  return today < departure && (arrival >= today || furthestDay < departure);
}

/** Returns whether a stay has begun and includes tonight. */
export const isUnderWay = ({ arrival, departure }: Days, { today }: Today) =>
  arrival <= today && today < departure;

/**
 * Returns whether a guest has slept in the property: a stay that went missing before its first night has not begun. That
 * night begins at the latest with the next day in UTC: platforms drop stays by their own clock.
 */
export function hasSleptHere(
  { arrival, missingSince }: { arrival: string; missingSince: number | null },
  { now, timeZone }: Today,
): boolean {
  const moment = missingSince ?? now;
  return arrival < dayAt(moment, timeZone) || arrival < utcDay(moment);
}

/** Returns whether an arrival that has moved to today or tomorrow belongs to a stay that continues (Booking.com). */
export function isSliding(known: Days, fresh: Days, { today }: Today): boolean {
  return (
    (known.departure === fresh.departure ? known.arrival <= today : known.arrival < today) &&
    known.arrival < fresh.arrival &&
    fresh.arrival >= addDays(today, -1) &&
    fresh.arrival <= addDays(today, 1)
  );
}
