declare module "#core/tables.server.ts" {
  interface Tables {
    api_tokens: ApiTokensTable;
    api_token_guidebooks: ApiTokenGuidebooksTable;
  }
}

/** A token with which another program calls the API for a member. */
export interface ApiTokensTable {
  id: string;
  /** SHA-256 of the token, hex. */
  token_hash: string;
  /** The first letters of the token, for its maker to recognise. */
  prefix: string;
  account_id: string;
  /** Its maker: it ends with their membership, and never does what they may not. */
  user_id: string;
  name: string;
  role: "editor" | "viewer";
  is_limited: 0 | 1;
  created_at: number;
  expires_at: number;
  last_used_at: number | null;
}

/** The guidebooks of a limited token. */
export interface ApiTokenGuidebooksTable {
  token_id: string;
  guidebook_id: string;
}
