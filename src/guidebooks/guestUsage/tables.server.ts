declare module "#core/tables.server.ts" {
  interface Tables {
    guidebook_opens: GuidebookOpensTable;
    unfound_searches: SearchesWithoutResultTable;
    unfound_digests: SearchDigestsTable;
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

export interface SearchesWithoutResultTable {
  guidebook_id: string;
  /** YYYY-MM-DD in UTC. */
  day: string;
  text: string;
  count: number;
}

export interface SearchDigestsTable {
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
