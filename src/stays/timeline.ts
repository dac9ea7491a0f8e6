import { addDays } from "#core/days.ts";
import type { ShowFrom } from "#stays/contract.ts";
import { momentOf, startOfDay } from "#stays/localTime.ts";
import { HOUR_MS } from "#core/durations.ts";

export const DEFAULT_CHECK_IN = "15:00";
export const DEFAULT_CHECK_OUT = "10:00";
/** The way in stays on the page until this time of the next morning (Stays 5). */
const FIRST_MORNING = "06:00";
/** A saved page may be offline: it shows the secrets this much longer (Stays 3). */
const SAVED_LONGER_MS = 12 * HOUR_MS;
/** From here guests may say that they have left (Stays 18). */
const BEFORE_CHECK_OUT_MS = 18 * HOUR_MS;
/** After check-out on a day on which another guest arrives (Stays 3). */
const AFTER_CHECK_OUT_MS = 2 * HOUR_MS;

/** The input for the moments of a stay. Days are YYYY-MM-DD, times of day HH:MM, both at the property. */
export interface StayTimes {
  arrival: string;
  departure: string;
  checkInTime: string;
  checkOutTime: string;
  showFrom: ShowFrom;
  timeZone: string;
  /** The check-in of the stay that begins on this one's day of departure, or null. */
  nextCheckInTime: string | null;
  /** The check-in of the next guest where this one's calendar lacks it (who left early, Stays 3), epoch milliseconds. */
  replacedAt?: number;
}

/** The moments of a stay, epoch milliseconds. */
export interface Timeline {
  /** The secrets show from here until `shownUntil`; -Infinity where they show from the booking. */
  shownFrom: number;
  shownUntil: number;
  /** Until when a page saved on a phone shows them, by the phone's clock. */
  savedUntil: number;
  /** The first moment of the day of arrival and of the day after it, and that day's morning. */
  arrivalDay: number;
  firstMidnight: number;
  firstMorning: number;
  /** The code works from here. */
  checkIn: number;
  /** The first moment of the last day but one, of the last day, and of the day after it. */
  eve: number;
  lastDay: number;
  dayAfter: number;
  /** Guests may say from here that they have left. */
  leavingFrom: number;
  checkOut: number;
}

export function timelineOf(stay: StayTimes): Timeline {
  const { arrival, departure, timeZone, nextCheckInTime } = stay;
  const checkOut = momentOf(departure, stay.checkOutTime, timeZone);
  const dayAfter = startOfDay(addDays(departure, 1), timeZone);
  const plannedUntil =
    nextCheckInTime === null
      ? dayAfter
      : Math.max(momentOf(departure, nextCheckInTime, timeZone), checkOut + AFTER_CHECK_OUT_MS);
  const shownUntil = Math.min(plannedUntil, stay.replacedAt ?? Infinity);
  return {
    shownFrom: shownFromOf(stay),
    shownUntil,
    savedUntil: shownUntil + SAVED_LONGER_MS,
    arrivalDay: startOfDay(arrival, timeZone),
    firstMidnight: startOfDay(addDays(arrival, 1), timeZone),
    firstMorning: momentOf(addDays(arrival, 1), FIRST_MORNING, timeZone),
    checkIn: momentOf(arrival, stay.checkInTime, timeZone),
    eve: startOfDay(addDays(departure, -1), timeZone),
    lastDay: startOfDay(departure, timeZone),
    dayAfter,
    leavingFrom: checkOut - BEFORE_CHECK_OUT_MS,
    checkOut,
  };
}

function shownFromOf({ showFrom, arrival, timeZone }: StayTimes): number {
  if (showFrom === "booking") return -Infinity;
  const days = showFrom === "arrival" ? 0 : Number(showFrom);
  return startOfDay(addDays(arrival, -days), timeZone);
}

export function areSecretsShown({ shownFrom, shownUntil }: Timeline, now: number): boolean {
  return shownFrom <= now && now < shownUntil;
}

/** The phases of a stay, each with a card of the stay's page. */
export const phases = ["before", "arrival", "during", "eve", "last day", "after"] as const;
export type Phase = (typeof phases)[number];

/** Returns a stay's phase. The arrival lasts until "We have arrived" or 06:00 (Stays 5). */
export function phaseAt(timeline: Timeline, now: number, arrivedAt: number | null): Phase {
  const { arrivalDay, firstMorning, eve, lastDay, shownUntil } = timeline;
  if (now < arrivalDay) return "before";
  if (now >= shownUntil) return "after";
  if (now < firstMorning && arrivedAt === null) return "arrival";
  if (now >= lastDay) return "last day";
  return now >= eve ? "eve" : "during";
}

/** Returns the next moment after `now` at which the stay's page changes, or null. */
export function nextChange(timeline: Timeline, now: number): number | null {
  const later = Object.values<number>({ ...timeline }).filter(
    (moment) => moment > now && Number.isFinite(moment),
  );
  return later.length === 0 ? null : Math.min(...later);
}
