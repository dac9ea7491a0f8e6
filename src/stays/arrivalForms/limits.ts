import { HOUR_MS } from "#core/durations.ts";
import { english } from "#core/i18n/texts/english.ts";
import { limit } from "#core/limitRule.ts";

/** Answers that the guests of a stay may send. */
export const answersPerStay = limit("arrival-answers-stay", 20, HOUR_MS, {
  message: english.arrival.problems.tooMany,
});

export const MAX_NAMES = 20;
export const NAME_MAX = 80;
export const CAR_PLATE_MAX = 20;
/** A form with as many names in letters of three bytes each, percent-encoded. */
export const MAX_FORM_BYTES = 32_768;
