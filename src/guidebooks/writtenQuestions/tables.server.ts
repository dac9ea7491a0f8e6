declare module "#core/tables.server.ts" {
  interface Tables {
    written_questions: WrittenQuestionsTable;
  }
}

/** What a model wrote for a guidebook's page in a language: questions of guests that its passages answer. */
export interface WrittenQuestionsTable {
  guidebook_id: string;
  language: string;
  /** JSON: a list of questions by the key of each passage. */
  questions: string;
  written_at: number;
}
