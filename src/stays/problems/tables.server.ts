import type { ProblemKind } from "#stays/problems/contract.ts";

declare module "#core/tables.server.ts" {
  interface Tables {
    problems: ProblemsTable;
    problem_words: ProblemWordsTable;
  }
}

export interface ProblemsTable {
  id: string;
  guidebook_id: string;
  /** The stay of the guest who reported it; null once that is erased. */
  stay_id: string | null;
  kind: ProblemKind;
  at: number;
  /** When the first member or named contact opened it, and that member; null for a contact or a deleted user. */
  read_at: number | null;
  read_by: string | null;
  done_at: number | null;
  done_by: string | null;
}

/** A guest's words about a problem, and the contact who was told of it. Deleted with the stay. */
export interface ProblemWordsTable {
  /** That of the problem. */
  id: string;
  stay_id: string;
  /** Of the form with its words, so that a form that is sent twice arrives once. */
  key: string;
  text: string;
  is_dangerous: number;
  contact_name: string | null;
  contact_email: string | null;
  /** The key in the link of the contact's email. */
  contact_token: string | null;
  contact_read_at: number | null;
}
