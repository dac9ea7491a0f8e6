import { limit } from "#core/limitRule.ts";
import { HOUR_MS } from "#core/durations.ts";

/** An export reads every picture. */
export const exportsPerHost = limit("exports-host", 60, HOUR_MS, {
  message: "You have made 60 exports in an hour. Please try again in an hour.",
});

export const importsPerHost = limit("imports-host", 40, HOUR_MS, {
  message: "You have imported 40 files in an hour. Please try again in an hour.",
});
