import { DAY_MS, HOUR_MS } from "#core/durations.ts";
import { limit } from "#core/limitRule.ts";

export const webhooksPerHost = limit("webhooks-host", 100, DAY_MS, {
  message: "You have changed many webhooks today. Please try again tomorrow.",
});

/** Tests and repetitions: each is a request to another server. */
export const sendsPerAccount = limit("webhook-sends", 60, HOUR_MS, {
  message: "You have sent many messages to your addresses. Please try again in an hour.",
});
