import { limit } from "#core/limitRule.ts";
import { HOUR_MS } from "#core/durations.ts";
import { MEGABYTE } from "#core/bytes.ts";

/** A file to import, packed and unpacked. */
export const MAX_IMPORT_BYTES = 100 * MEGABYTE;
export const MAX_UNPACKED_BYTES = 200 * MEGABYTE;
export const MAX_IMPORT_FILES = 2000;
/** The JSON of one guidebook: 17 sections of at most a million characters. */
export const MAX_JSON_BYTES = 40 * MEGABYTE;

/** An export reads every picture. */
export const exportsPerHost = limit("exports-host", 60, HOUR_MS, {
  message: "You have made 60 exports in an hour. Please try again in an hour.",
});

export const importsPerHost = limit("imports-host", 40, HOUR_MS, {
  message: "You have imported 40 files in an hour. Please try again in an hour.",
});
