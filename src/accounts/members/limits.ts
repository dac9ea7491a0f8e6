import { limit } from "#core/limitRule.ts";
import { DAY_MS } from "#core/durations.ts";

/** Stops an owner from sending emails to guessed addresses. */
export const invitationsPerHost = limit("invitations-host", 50, DAY_MS, {
  message: "You have sent 50 invitations today. Please try again tomorrow.",
});
