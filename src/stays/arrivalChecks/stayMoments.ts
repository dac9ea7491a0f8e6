import { addDays } from "#core/days.ts";
import { momentOf, startOfDay } from "#stays/localTime.ts";
import { DEFAULT_CHECK_IN, DEFAULT_CHECK_OUT, timelineOf } from "#stays/timeline.ts";
import type { GuidebookFacts, StayFacts } from "#stays/arrivalChecks/facts.ts";

/** When a stay begins and ends. Times of day are HH:MM at the property, moments epoch milliseconds. */
export interface StayMoments {
  checkInTime: string;
  checkOutTime: string;
  checkIn: number;
  checkOut: number;
  firstMidnight: number;
  dayAfter: number;
  shownFrom: number;
}

/** Returns when a stay begins and ends, by its own times, else the guidebook's, else the default times (Stays 4). */
export function stayMoments(
  stay: StayFacts,
  { usual, access, timeZone }: Pick<GuidebookFacts, "usual" | "access" | "timeZone">,
): StayMoments {
  const { arrival, departure } = stay;
  const checkInTime = stay.checkInTime ?? usual.checkInTime ?? DEFAULT_CHECK_IN;
  const checkOutTime = stay.checkOutTime ?? usual.checkOutTime ?? DEFAULT_CHECK_OUT;
  const showFrom = stay.showFrom ?? access.showFrom;
  const times = { arrival, departure, checkInTime, checkOutTime, showFrom, timeZone };
  return {
    checkInTime,
    checkOutTime,
    checkIn: momentOf(arrival, checkInTime, timeZone),
    checkOut: momentOf(departure, checkOutTime, timeZone),
    firstMidnight: startOfDay(addDays(arrival, 1), timeZone),
    dayAfter: startOfDay(addDays(departure, 1), timeZone),
    shownFrom: timelineOf({ ...times, nextCheckInTime: null }).shownFrom,
  };
}
