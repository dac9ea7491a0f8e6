import { DAY_MS, MINUTE_MS } from "#core/durations.ts";
import { limit } from "#core/limitRule.ts";

/** Home Assistant reads every two minutes. Counted in memory: a read must not cause a write. */
export const calendarOutReads = limit("calendar-out-reads", 120, MINUTE_MS, {
  message: "That was a lot of reading in a short time. Please wait a minute and try again.",
  inMemory: true,
});

export const calendarsOutPerHost = limit("calendars-out-host", 100, DAY_MS, {
  message: "You have made 100 calendar links today. Please try again tomorrow.",
});
