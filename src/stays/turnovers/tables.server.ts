declare module "#core/tables.server.ts" {
  interface Tables {
    turnover_links: TurnoverLinksTable;
    turnover_link_guidebooks: TurnoverLinkGuidebooksTable;
    ready_homes: ReadyPropertiesTable;
  }
}

export interface TurnoverLinksTable {
  token: string;
  account_id: string;
  label: string | null;
  /** 1 where the cleaner may see the door codes. */
  shows_codes: number;
  created_at: number;
  revoked_at: number | null;
  /** The member who created it; null for one of an earlier version, or of a deleted user. */
  created_by: string | null;
}

export interface TurnoverLinkGuidebooksTable {
  token: string;
  guidebook_id: string;
}

/** A property that is ready on a day (YYYY-MM-DD). */
export interface ReadyPropertiesTable {
  guidebook_id: string;
  day: string;
  ready_at: number;
}
