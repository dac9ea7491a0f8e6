import { limit } from "#core/limitRule.ts";
import { HOUR_MS, DAY_MS } from "#core/durations.ts";
import { MEGABYTE } from "#core/bytes.ts";

/** A file of a host's; larger ones are full of pictures, which are not read. */
export const MAX_MANUAL_BYTES = 25 * MEGABYTE;
/** All its words; the thickest manuals have a fifth of that. Characters. */
export const MAX_MANUAL_CHARACTERS = 400_000;
/** A text file before it is read, and a web page with its tags but without the pictures in it. Characters. */
export const MAX_TEXT_CHARACTERS = 2_000_000;
export const MAX_PAGE_CHARACTERS = 8_000_000;
/** Lines of a text file, most of them empty. */
export const MAX_LINES = 400_000;
/** Paragraphs, entries and rows; the thickest manuals have 2,000. */
export const MAX_BLOCKS = 20_000;
export const MAX_SENTENCES = 4000;
/** How long reading one may take, in seconds, and how much memory, in megabytes. */
export const READING_SECONDS = 20;
export const READING_MEGABYTES = 400;

export const readingsPerHost = limit("manual-readings-host", 200, HOUR_MS, {
  message: "We have read 200 files for you in an hour. Please try again in an hour.",
});

/** Requests to the model: a long manual takes five. What is not sorted by it is by our rules, and refused nothing. */
export const sortingsPerAccount = limit("manual-sortings-account", 300, DAY_MS, {
  message: "Your manuals have reached today’s limit for AI sorting. Our own rules will sort the rest.",
});

export const putsPerHost = limit("manual-puts-host", 60, HOUR_MS, {
  message: "You have brought in 60 manuals in an hour. Please try again in an hour.",
});
