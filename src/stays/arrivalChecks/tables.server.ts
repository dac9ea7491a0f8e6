/** The table of rehearsals; see `core/tables.server.ts`. */
declare module "#core/tables.server.ts" {
  interface Tables {
    tonight_emails: TonightEmailsTable;
  }
}

export interface TonightEmailsTable {
  account_id: string;
  /** When the last e-mail about arrivals was added to the jobs. */
  added_at: number;
}
