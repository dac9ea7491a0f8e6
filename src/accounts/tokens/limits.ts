import { HOUR_MS, DAY_MS } from "#core/durations.ts";
import { limit } from "#core/limitRule.ts";

export const tokensPerHost = limit("tokens-host", 50, DAY_MS, {
  message: "You have made many tokens today. Please try again tomorrow.",
});

/** One call every two seconds, all day. */
export const callsPerToken = limit("calls-token", 1800, HOUR_MS, {
  message: "This token has made too many calls. Wait before the next one.",
  inMemory: true,
});
