import type { Role } from "#accounts/roles.ts";

export interface Membership {
  accountId: string;
  role: Role;
  /** True for a member of some guidebooks only. */
  isLimited: boolean;
}

/** What a token adds to the limits of the member who made it. */
export interface TokenGrant {
  id: string;
  role: Role;
  isLimited: boolean;
}

/** The user, account and role of a call. Every function and query for a host gets one. */
export interface Actor extends Membership {
  userId: string;
  signedIn: {
    /** The stored hash of the session's token; empty where a token or a job acts: it has proved nothing. */
    session: string;
  };
  /** The token of a program that acts for the member. */
  token?: TokenGrant;
}
