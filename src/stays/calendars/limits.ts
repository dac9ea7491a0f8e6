import { limit } from "#core/limitRule.ts";
import { MINUTE_MS, DAY_MS } from "#core/durations.ts";

/** For each calendar, on request of a host or for a guest's unknown code (when calendars are read, Calendars 9). */
export const readsOfCalendar = limit("calendar-reads", 1, MINUTE_MS, {
  message: "This calendar was read less than a minute ago. Try again in a minute.",
});

/** Each is a request to a server of the host's choice. */
export const calendarsPerHost = limit("calendars-host", 100, DAY_MS, {
  message: "You have added 100 calendars today. Please try again tomorrow.",
});
