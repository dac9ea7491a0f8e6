import { HOUR_MS } from "#core/durations.ts";
import { limit } from "#core/limitRule.ts";
import { MINUTE_MS, DAY_MS } from "#core/durations.ts";
import { MEGABYTE } from "#core/bytes.ts";

/** A guidebook has at most ten calendars (Calendars 12). */
export const MAX_CALENDARS = 10;
/** Enough for years of one property's stays. */
export const MAX_FEED_BYTES = 8 * MEGABYTE;
/** Between two readings of a calendar, and twice as long after each failure (Calendars 9: when calendars are read). */
export const READ_INTERVAL_MS = HOUR_MS;
/** Milliseconds. A host waits for it. */
export const FETCH_DEADLINE_MS = 15_000;
/** More stays than two years have nights: the calendar of several properties. */
export const MAX_STAYS_AHEAD = 1000;

/** For each calendar, on request of a host or for a guest's unknown code (when calendars are read, Calendars 9). */
export const readsOfCalendar = limit("calendar-reads", 1, MINUTE_MS, {
  message: "This calendar was read less than a minute ago. Try again in a minute.",
});

/** Each is a request to a server of the host's choice. */
export const calendarsPerHost = limit("calendars-host", 100, DAY_MS, {
  message: "You have added 100 calendars today. Please try again tomorrow.",
});
