declare module "#core/tables.server.ts" {
  interface Tables {
    tonight_emails: TonightEmailsTable;
  }
}

export interface TonightEmailsTable {
  account_id: string;
  /** When the job of the last email about arrivals was added. */
  added_at: number;
}
