declare module "#core/tables.server.ts" {
  interface Tables {
    invitations: InvitationsTable;
    invitation_tokens: InvitationTokensTable;
  }
}

export interface InvitationsTable {
  id: string;
  account_id: string;
  /** The recipient, or null for a link that the owner passes on. */
  email: string | null;
  role: "owner" | "editor" | "viewer";
  /** JSON list of the guidebooks of a limited member, or null for all. */
  guidebooks: string | null;
  /** Who invited, or changed it last; null once their user is deleted: then it cannot be accepted. */
  invited_by: string | null;
  created_at: number;
  expires_at: number;
}

/** A token of an invitation: one for each email sent and each link copied. */
export interface InvitationTokensTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  invitation_id: string;
  /** Null for those of earlier versions, which count as the inviter's. */
  created_by: string | null;
}
