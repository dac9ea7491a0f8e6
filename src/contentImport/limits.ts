import { limit } from "#core/limitRule.ts";
import { HOUR_MS, DAY_MS } from "#core/durations.ts";

export const readingsPerHost = limit("manual-readings-host", 200, HOUR_MS, {
  message: "We have read 200 files for you in an hour. Please try again in an hour.",
});

/** Requests to the model: a long manual takes eight. What is not sorted by it is by our rules, and refused nothing. */
export const sortingsPerAccount = limit("manual-sortings-account", 300, DAY_MS, {
  message: "Your manuals have reached today’s limit for AI sorting. Our own rules will sort the rest.",
});

export const importsPerHost = limit("manual-puts-host", 60, HOUR_MS, {
  message: "You have imported 60 manuals in an hour. Please try again in an hour.",
});
