declare module "#core/tables.server.ts" {
  interface Tables {
    written_questions: WrittenQuestionsTable;
  }
}

/** What a model wrote for a guidebook's page in a language: questions of guests that its passages answer, or none does. */
export interface WrittenQuestionsTable {
  guidebook_id: string;
  language: string;
  /** JSON: a list of questions by the key of each passage. */
  questions: string;
  /** JSON: a list of questions that no passage answers. */
  unanswered: string;
  /** Of the page that these were written for (`keyOfPage`). */
  page_key: string;
  written_at: number;
}
