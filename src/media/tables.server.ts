declare module "#core/tables.server.ts" {
  interface Tables {
    media: MediaTable;
  }
}

export interface MediaTable {
  /** SHA-256 of the stored picture, hex. */
  hash: string;
  /** The account and the person that uploaded it first. */
  account_id: string;
  user_id: string;
  width: number;
  height: number;
  /** JSON list of the widths stored as WebP. */
  widths: string;
  created_at: number;
}
