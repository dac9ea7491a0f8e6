import type { LimitRule } from "#core/limits.server.ts";

/** An owner must not send e-mails to everybody they can think of. */
export const invitationsPerHost: LimitRule = {
  name: "invitations-host",
  points: 50,
  seconds: 24 * 3600,
  message: "You have sent 50 invitations today. Please try again tomorrow.",
};

/** Members and open invitations of an account. */
export const MAX_MEMBERS = 50;
/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 14;
/** How long the list of what members did goes back. */
export const ACTIVITY_DAYS = 180;
