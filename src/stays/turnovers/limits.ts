import { limit } from "#core/limitRule.ts";
import { MINUTE_MS, HOUR_MS, DAY_MS } from "#core/durations.ts";

/** As many as guests have of their pages (Limits 4). Counted in memory: a read must not cause a write. */
export const turnoverReads = limit("turnover-reads", 600, MINUTE_MS, {
  message: "That was a lot of reading in a short time. Please wait a minute and try again.",
  inMemory: true,
});

export const readyPresses = limit("turnovers-ready", 300, HOUR_MS, {
  message: "That was a lot in a short time. Please wait a while and try again.",
});

/** A tick is a press: fifteen at each of many homes, and some taken back. */
export const checkPresses = limit("turnovers-checks", 1200, HOUR_MS, {
  message: "That was a lot in a short time. Please wait a while and try again.",
});

export const leftBehindNotes = limit("turnovers-left-behind", 60, HOUR_MS, {
  message: "That was a lot in a short time. Please wait a while and try again.",
});

export const turnoverLinksPerHost = limit("turnover-links-host", 100, DAY_MS, {
  message: "You have made 100 links for cleaners today. Please try again tomorrow.",
});
