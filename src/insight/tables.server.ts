/** The table of opens; see `platform/tables.server.ts`. */
declare module "#platform/tables.server.ts" {
  interface Tables {
    guidebook_opens: GuidebookOpensTable;
  }
}

export interface GuidebookOpensTable {
  guidebook_id: string;
  /** YYYY-MM-DD in UTC. */
  day: string;
  /** The type of a section, or "" for the page. */
  section: string;
  count: number;
}
