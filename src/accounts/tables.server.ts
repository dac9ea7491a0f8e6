import type { SecurityEventKind } from "#accounts/security/contract.ts";

/** The tables of accounts; see `core/tables.server.ts`. */
declare module "#core/tables.server.ts" {
  interface Tables {
    accounts: AccountsTable;
    account_members: AccountMembersTable;
    member_guidebooks: MemberGuidebooksTable;
    users: UsersTable;
    sessions: SessionsTable;
    devices: DevicesTable;
    password_resets: PasswordResetsTable;
    email_changes: EmailChangesTable;
    email_links: EmailLinksTable;
    passkeys: PasskeysTable;
    passkey_challenges: PasskeyChallengesTable;
    security_events: SecurityEventsTable;
  }
}

/** Whose guidebooks, plan and pictures they are. Its people are its members. */
export interface AccountsTable {
  id: string;
  created_at: number;
}

export interface AccountMembersTable {
  account_id: string;
  user_id: string;
  role: "owner" | "editor" | "viewer";
  /** 1 for a member of some guidebooks only: those in `member_guidebooks`. */
  is_limited: number;
  created_at: number;
}

export interface MemberGuidebooksTable {
  account_id: string;
  user_id: string;
  guidebook_id: string;
}

export interface UsersTable {
  id: string;
  email: string;
  /** Lower-cased, NFKC: what an account is found by. */
  email_key: string;
  first_name: string;
  last_name: string;
  profile_image_url: string | null;
  password_hash: string;
  created_at: number;
  /** Null until a link that was sent to it was used. */
  email_confirmed_at: number | null;
}

export interface SessionsTable {
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  last_seen_at: number;
  /** The account that this person chose to act in, or null for their own. */
  account_id: string | null;
  /** The browser in words; null for sessions of earlier versions. */
  device: string | null;
  /** When this session last proved that it is the host's: by signing in, a password or a passkey. */
  proved_at: number | null;
}

/** A link of an e-mail that confirms an address, gives the account another, or takes that back. */
export interface EmailLinksTable {
  token_hash: string;
  user_id: string;
  purpose: "confirm" | "change" | "undo";
  /** The e-mail that the account has after it. */
  email: string;
  created_at: number;
  expires_at: number;
  /** The change that it confirms or takes back; null for an e-mail of a sign-up, and of earlier versions. */
  change_id: string | null;
}

/** A change of e-mail that was asked for; its links end with it. */
export interface EmailChangesTable {
  id: string;
  user_id: string;
  /** The new e-mail. */
  email: string;
  requested_at: number;
  confirmed_at: number | null;
  /** Until then it can be confirmed; once it is, taken back. */
  expires_at: number;
}

/** A browser in which somebody has signed in to the account. */
export interface DevicesTable {
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string;
  user_id: string;
  signed_in_at: number;
  expires_at: number;
}

export interface PasswordResetsTable {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
}

export interface PasskeysTable {
  id: string;
  user_id: string;
  /** As browsers name it, base64url. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often it signed, as far as it counts; one that goes back is a copy. */
  counter: number;
  /** JSON list of how browsers reach it. */
  transports: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

/** What a browser was given to sign. Each is answered once, within five minutes. */
export interface PasskeyChallengesTable {
  challenge_hash: string;
  /** Null for a sign-in: nobody is known yet. */
  user_id: string | null;
  expires_at: number;
}

/** What happened to somebody's way in. */
export interface SecurityEventsTable {
  id: string;
  user_id: string;
  kind: SecurityEventKind;
  device: string | null;
  /** The last time, and how often within an hour of the time before. */
  at: number;
  times: number;
}
