import type { Role } from "#accounts/roles.ts";

export interface Membership {
  accountId: string;
  role: Role;
  /** True for a member of some guidebooks only. */
  isLimited: boolean;
}

/** The user, account and role of a call. Every function and query for a host gets one. */
export interface Actor extends Membership {
  userId: string;
  signedIn: {
    by: "session";
    /** The stored hash of the session's token. */
    session: string;
  };
}
