import type { SearchTexts } from "#core/i18n/searchTexts/english.ts";
import type { Need } from "#search/needs.ts";

export interface Lexicon {
  stopWords: string;
  /** Word endings of the language, longest first; after a colon the replacement. */
  endings: string;
  /** A need's terms by commas; after a question mark those that hosts also use for other things. */
  needs: Readonly<Partial<Record<Need, string>>>;
}

/** What the search knows of a language (Search 3). */
export interface FullLexicon extends Lexicon {
  /** The search's interface texts. */
  texts: SearchTexts;
  needs: Readonly<Record<Need, string>>;
}
