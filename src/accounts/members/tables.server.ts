/** The tables of members; see `core/tables.server.ts`. */
declare module "#core/tables.server.ts" {
  interface Tables {
    invitations: InvitationsTable;
    invitation_tokens: InvitationTokensTable;
    account_activity: AccountActivityTable;
  }
}

export interface InvitationsTable {
  id: string;
  account_id: string;
  /** Where it was sent, or null for a link that the owner hands on. */
  email: string | null;
  role: "owner" | "editor" | "viewer";
  /** JSON list of the guidebooks that the member will be limited to, or null for all. */
  guidebooks: string | null;
  /** Who invited, or changed it last; null once they have deleted their account: then nobody can accept it. */
  invited_by: string | null;
  created_at: number;
  expires_at: number;
}

/** A key of an invitation: one for each e-mail that was sent and each link that was copied. */
export interface InvitationTokensTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  invitation_id: string;
  /** Null for those of earlier versions, which are the inviter's. */
  created_by: string | null;
}

/** What somebody did in an account; the same again within an hour is one row. */
export interface AccountActivityTable {
  id: string;
  account_id: string;
  /** Null where the person has left us for good. */
  user_id: string | null;
  /** The call by method and path, such as `PATCH /guidebooks/{id}/archive`. */
  call: string;
  guidebook_id: string | null;
  /** The last time, epoch milliseconds. */
  at: number;
  times: number;
}
