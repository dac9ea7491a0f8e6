import { limit } from "#core/limitRule.ts";
import { DAY_MS } from "#core/durations.ts";

/** Requests to the model: a long guidebook takes thirteen in a language. */
export const writtenQuestionsPerAccount = limit("written-questions-account", 300, DAY_MS, {
  message: "Your guidebooks have reached today’s limit of written questions. We will carry on tomorrow.",
});
