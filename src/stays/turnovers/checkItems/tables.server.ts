declare module "#core/tables.server.ts" {
  interface Tables {
    check_lists: CheckListsTable;
    check_items: CheckItemsTable;
    checks: ChecksTable;
  }
}

export interface CheckListsTable {
  guidebook_id: string;
  /** 1 where cleaners see the list. */
  is_on: number;
}

export interface CheckItemsTable {
  id: string;
  guidebook_id: string;
  position: number;
  words: string;
}

/** An item that a cleaner has ticked at the turnover of a day (YYYY-MM-DD). */
export interface ChecksTable {
  guidebook_id: string;
  day: string;
  item_id: string;
  checked_at: number;
}
