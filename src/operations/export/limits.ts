import type { LimitRule } from "#core/limits.server.ts";

const MEGABYTE = 1024 * 1024;

/** A file to import, packed and unpacked. */
export const MAX_IMPORT_BYTES = 100 * MEGABYTE;
export const MAX_UNPACKED_BYTES = 200 * MEGABYTE;
export const MAX_IMPORT_FILES = 2000;
/** The JSON of one guidebook: 17 sections of at most a million characters. */
export const MAX_JSON_BYTES = 40 * MEGABYTE;

/** An export reads every picture. */
export const exportsPerHost: LimitRule = {
  name: "exports-host",
  points: 60,
  seconds: 3600,
  message: "You have made 60 exports in an hour. Please try again in an hour.",
};

export const importsPerHost: LimitRule = {
  name: "imports-host",
  points: 40,
  seconds: 3600,
  message: "You have imported 40 files in an hour. Please try again in an hour.",
};
