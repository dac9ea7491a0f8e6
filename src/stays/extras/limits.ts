import { english } from "#core/i18n/texts/english.ts";
import { limit } from "#core/limitRule.ts";
import { DAY_MS, MINUTE_MS } from "#core/durations.ts";

/** What the guests of one stay may ask for on a day. */
export const extrasPerStay = limit("extras-stay", 5, DAY_MS, { message: english.extras.tooMany });

/** As many as guests have of their pages (Limits 4). Counted in memory: a read must not cause a write. */
export const answerPageReads = limit("answer-reads", 600, MINUTE_MS, {
  message: "That was a lot of reading in a short time. Please wait a minute and try again.",
  inMemory: true,
});
