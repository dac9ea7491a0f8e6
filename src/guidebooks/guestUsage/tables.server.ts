declare module "#core/tables.server.ts" {
  interface Tables {
    guidebook_opens: GuidebookOpensTable;
    unfound_searches: UnfoundSearchesTable;
    unfound_digests: UnfoundDigestsTable;
    dismissed_searches: DismissedSearchesTable;
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

export interface UnfoundSearchesTable {
  guidebook_id: string;
  /** YYYY-MM-DD in UTC. */
  day: string;
  text: string;
  count: number;
}

export interface UnfoundDigestsTable {
  guidebook_id: string;
  day: string;
  /** A keyed digest of a text that may contain a name. */
  digest: string;
}

export interface DismissedSearchesTable {
  guidebook_id: string;
  text: string;
  day: string;
}
