declare module "#core/tables.server.ts" {
  interface Tables {
    calendars_out: CalendarsOutTable;
    calendar_out_guidebooks: CalendarOutGuidebooksTable;
  }
}

export interface CalendarsOutTable {
  id: string;
  token: string;
  account_id: string;
  /** The member who made it: it shows what they may share, and ends with them. */
  created_by: string;
  kind: "stays" | "locks";
  /** 1 where it shows the guidebooks of `calendar_out_guidebooks` alone. */
  is_limited: number;
  with_names: number;
  whole_code: number;
  created_at: number;
  last_read_at: number | null;
}

export interface CalendarOutGuidebooksTable {
  calendar_id: string;
  guidebook_id: string;
}
