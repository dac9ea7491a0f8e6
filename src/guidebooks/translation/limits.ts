import { limit } from "#core/limitRule.ts";
import { DAY_MS } from "#core/durations.ts";
import { MEGABYTE } from "#core/bytes.ts";

/** A long guidebook takes twelve requests a language: three of them in all twelve languages a day. */
export const translationsPerAccount = limit("translations-account", 450, DAY_MS, {
  message: "Your guidebooks have reached today’s translation limit. We will carry on tomorrow.",
});

/** Characters of one translation: longer than most sections, with markup. */
export const MAX_TRANSLATION_LENGTH = 60_000;

/** A file of translations: a long guidebook in all languages. */
export const MAX_FILE_BYTES = 5 * MEGABYTE;
export const MAX_FILE_ROWS = 5000;
/** Our columns, one for each language, and some that a translator has added. */
export const MAX_FILE_COLUMNS = 50;
/** Blank lines too: spreadsheets leave some at the end. */
export const MAX_FILE_LINES = 20_000;
/** How many rejected rows of a file are listed. */
export const MAX_REFUSED_SHOWN = 200;

/** How many earlier texts with their translations are stored for each field. */
export const MAX_EARLIER = 5;
