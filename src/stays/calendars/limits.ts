import type { LimitRule } from "#core/limits.server.ts";

/** What a guidebook takes (Calendars 12). */
export const MAX_CALENDARS = 10;
/** Years of one home's stays, with room to spare. */
export const MAX_FEED_BYTES = 8 * 1024 * 1024;
/** A host waits for it. Milliseconds. */
export const FETCH_DEADLINE_MS = 15_000;
/** More stays than two years have nights is the calendar of several homes. */
export const MAX_STAYS_AHEAD = 1000;

const DAY_SECONDS = 24 * 60 * 60;

/** Of each calendar when somebody asks: a host, or a guest with an unknown code (Calendars 9). */
export const readsOfCalendar: LimitRule = {
  name: "calendar-reads",
  points: 1,
  seconds: 60,
  message: "This calendar was read less than a minute ago. Try again in a minute.",
};

/** Each is a request to a server that the host names. */
export const calendarsPerHost: LimitRule = {
  name: "calendars-host",
  points: 100,
  seconds: DAY_SECONDS,
  message: "You have added 100 calendars today. Please try again tomorrow.",
};
