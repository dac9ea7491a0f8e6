import { limit } from "#core/limitRule.ts";
import { DAY_MS } from "#core/durations.ts";

/** A long guidebook takes twelve requests a language, each with one back: three of them in all twelve languages a day. */
export const translationsPerAccount = limit("translations-account", 450, DAY_MS, {
  message: "Your guidebooks have reached today’s translation limit. We will carry on tomorrow.",
});
