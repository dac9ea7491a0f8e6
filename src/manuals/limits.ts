import type { LimitRule } from "#platform/limits.server.ts";

const MEGABYTE = 1024 * 1024;
const HOUR_SECONDS = 60 * 60;

/** A file of a host's; larger ones are full of pictures, which are not read. */
export const MAX_MANUAL_BYTES = 25 * MEGABYTE;
/** All its words; the thickest manuals have a fifth of that. Characters. */
export const MAX_MANUAL_CHARACTERS = 400_000;
export const MAX_SENTENCES = 4000;
/** How long reading one may take, in seconds, and how much memory, in megabytes. */
export const READING_SECONDS = 20;
export const READING_MEGABYTES = 300;

export const readingsPerHost: LimitRule = {
  name: "manual-readings-host",
  points: 200,
  seconds: HOUR_SECONDS,
  message: "You have had 200 files read in an hour. Please go on in an hour.",
};

/** Requests to the model: a long manual takes five. What is not sorted by it is by our rules, and refused nothing. */
export const sortingsPerAccount: LimitRule = {
  name: "manual-sortings-account",
  points: 300,
  seconds: 24 * HOUR_SECONDS,
  message: "Your manuals have been sorted by the model as much as one day allows. Our rules go on.",
};

export const putsPerHost: LimitRule = {
  name: "manual-puts-host",
  points: 60,
  seconds: HOUR_SECONDS,
  message: "You have brought in 60 manuals in an hour. Please go on in an hour.",
};
