import type { SecurityEventKind } from "#accounts/security/contract.ts";

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
    oidc_identities: OidcIdentitiesTable;
    oidc_links: OidcLinksTable;
    security_events: SecurityEventsTable;
    operators: OperatorsTable;
    account_invitations: AccountInvitationsTable;
  }
}

/** Owns guidebooks, plan and pictures. Its people are its members. */
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
  /** Lower-cased, NFKC; the look-up key. */
  email_key: string;
  first_name: string;
  last_name: string;
  profile_image_url: string | null;
  password_hash: string;
  created_at: number;
  /** Null until a link sent to it was used. */
  email_confirmed_at: number | null;
}

/** A person who may operate the server in a browser. */
export interface OperatorsTable {
  user_id: string;
  added_at: number;
}

/** Operators' invitations that make an account where sign-up is not open. */
export interface AccountInvitationsTable {
  token_hash: string;
  expires_at: number;
}

export interface SessionsTable {
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  last_seen_at: number;
  /** The account that the session has chosen, or null for the user's. */
  account_id: string | null;
  /** The browser, formatted; null for sessions of earlier versions. */
  device: string | null;
  /** When this session last proved the host's identity: by sign-in, password or passkey. */
  proved_at: number | null;
}

/** An email link that confirms an address, changes it, or undoes a change. */
export interface EmailLinksTable {
  token_hash: string;
  user_id: string;
  purpose: "confirm" | "change" | "undo";
  /** The account's email afterwards. */
  email: string;
  created_at: number;
  expires_at: number;
  /** The change that it confirms or undoes; null for a sign-up, and in earlier versions. */
  change_id: string | null;
}

/** A requested change of email; its links end with it. */
export interface EmailChangesTable {
  id: string;
  user_id: string;
  /** The new email. */
  email: string;
  requested_at: number;
  confirmed_at: number | null;
  /** Until then it can be confirmed; after that, undone. */
  expires_at: number;
}

/** A browser that has signed in to the account. */
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
  /** Signature counter; a decrease indicates a copy. */
  counter: number;
  /** JSON list of the transports by which browsers reach it. */
  transports: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

/** A challenge for the browser to sign. Used once, within five minutes. */
export interface PasskeyChallengesTable {
  challenge_hash: string;
  /** Null for a sign-in: the user is not known yet. */
  user_id: string | null;
  expires_at: number;
}

/** A user of the OpenID provider who signs in here as `user_id`. */
export interface OidcIdentitiesTable {
  issuer: string;
  /** The provider's id of the user (OpenID Connect Core §2, `sub`). */
  subject: string;
  user_id: string;
  created_at: number;
}

/** An identity that becomes the user's with their next sign-in in the browser that has the token. */
export interface OidcLinksTable {
  token_hash: string;
  issuer: string;
  subject: string;
  user_id: string;
  expires_at: number;
}

export interface SecurityEventsTable {
  id: string;
  user_id: string;
  kind: SecurityEventKind;
  device: string | null;
  /** The last time, and how often within an hour of the time before. */
  at: number;
  times: number;
}
