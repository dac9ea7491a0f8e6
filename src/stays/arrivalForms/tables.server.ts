declare module "#core/tables.server.ts" {
  interface Tables {
    stay_details: StayDetailsTable;
  }
}

/** What the guests of a stay answered; deleted with the stay. */
export interface StayDetailsTable {
  stay_id: string;
  /** JSON of `answer`, sealed with the id of the stay. */
  sealed: string;
}
