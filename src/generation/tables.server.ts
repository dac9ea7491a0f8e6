declare module "#core/tables.server.ts" {
  interface Tables {
    generations: GenerationsTable;
    generated_sections: GeneratedSectionsTable;
  }
}

/** What a guidebook was generated from, to regenerate sections. */
export interface GenerationsTable {
  guidebook_id: string;
  /** JSON of the host's request. */
  request: string;
  /** JSON of the found address, or null. */
  located: string | null;
  /** JSON of the quality score and its parts, and of the property type with its evidence. */
  score: string;
  created_at: number;
}

/** What generation wrote to a section: other content there is the host's. */
export interface GeneratedSectionsTable {
  section_id: string;
  content: string;
  /** How often it has been written: each round picks other places first. */
  round: number;
  generated_at: number;
}
