import { limit } from "#core/limitRule.ts";
import { DAY_MS } from "#core/durations.ts";

/** Stops an owner from sending e-mails to guessed addresses. */
export const invitationsPerHost = limit("invitations-host", 50, DAY_MS, {
  message: "You have sent 50 invitations today. Please try again tomorrow.",
});

/** Members and open invitations of an account. */
export const MAX_MEMBERS = 50;
/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 14;
/** How long activities are stored. */
export const ACTIVITY_DAYS = 180;
