declare module "#core/tables.server.ts" {
  interface Tables {
    left_behind: LeftBehindTable;
  }
}

/** What a cleaner found at the turnover of a day (YYYY-MM-DD); deleted with the stay that left. */
export interface LeftBehindTable {
  id: string;
  guidebook_id: string;
  day: string;
  stay_id: string;
  words: string;
  noted_at: number;
}
