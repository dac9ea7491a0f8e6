/** The tables of generation; see `core/tables.server.ts`. */
declare module "#core/tables.server.ts" {
  interface Tables {
    generations: GenerationsTable;
    generated_sections: GeneratedSectionsTable;
  }
}

/** What a guidebook was generated from, so that a section can be written anew. */
export interface GenerationsTable {
  guidebook_id: string;
  /** JSON of what the host asked for. */
  request: string;
  /** JSON of where the address was found, or null where it was not. */
  located: string | null;
  /** JSON of the quality score and its parts, and of the kind of property with the evidence for it. */
  score: string;
  created_at: number;
}

/** What generation wrote into a section: what differs from it now is the host's own. */
export interface GeneratedSectionsTable {
  section_id: string;
  content: string;
  /** How often it has been written: each round picks other places first. */
  round: number;
  generated_at: number;
}
