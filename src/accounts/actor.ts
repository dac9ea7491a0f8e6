import type { Role } from "#accounts/roles.ts";

/** What a person is in one account. */
export interface Membership {
  accountId: string;
  role: Role;
  /** A member of some guidebooks of the account, not all. */
  isLimited: boolean;
}

/** Who acts, in which account, and as what. Every function and query for a host is given one. */
export interface Actor extends Membership {
  userId: string;
  signedIn: {
    by: "session";
    /** The stored hash of the session's token. */
    session: string;
  };
}
