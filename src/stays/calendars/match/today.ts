import { addDays, dayInZone, utcDay } from "#core/days.ts";

const HOUR_MS = 3_600_000;

/** The day at the property and, where the sun is furthest ahead, on earth: feeds end stays by a clock of their own. */
export interface Today {
  /** Epoch milliseconds. */
  now: number;
  today: string;
  furthestDay: string;
  /** The zone of the property, an IANA name; null where its host has not said it. */
  timeZone: string | null;
}

/** Returns the day at a moment. Without a zone it is the furthest, so that no departure day is taken for an earlier one. */
export function todayAt(now: number, timeZone: string | null): Today {
  return { now, today: dayAt(now, timeZone), furthestDay: furthestDayAt(now), timeZone };
}

const dayAt = (moment: number, timeZone: string | null) =>
  timeZone === null ? furthestDayAt(moment) : dayInZone(timeZone, moment);
const furthestDayAt = (moment: number) => utcDay(moment + 14 * HOUR_MS);

interface Days {
  arrival: string;
  departure: string;
}

/**
 * Returns whether a stay that has gone from its feed may be cancelled: never on or after its departure day. That day begins
 * for a guest who is in the home as soon as it is that day anywhere, for platforms drop a stay by a clock of their own.
 */
export function mayBeCancelled({ arrival, departure }: Days, { today, furthestDay }: Today): boolean {
  return today < departure && (arrival >= today || furthestDay < departure);
}

/** Returns whether days have begun and have tonight. */
export const isUnderWay = ({ arrival, departure }: Days, { today }: Today) =>
  arrival <= today && today < departure;

/** Returns whether a guest has slept in the home: one that went missing before had not arrived. */
export function hasSleptHere(
  { arrival, missingSince }: { arrival: string; missingSince: number | null },
  { now, timeZone }: Today,
): boolean {
  return arrival < dayAt(missingSince ?? now, timeZone);
}

/** Returns whether an arrival that has moved to today or tomorrow is that of a stay which goes on (Booking.com). */
export function isSliding(known: Days, fresh: Days, { today }: Today): boolean {
  return (
    (known.departure === fresh.departure ? known.arrival <= today : known.arrival < today) &&
    known.arrival < fresh.arrival &&
    fresh.arrival >= addDays(today, -1) &&
    fresh.arrival <= addDays(today, 1)
  );
}
