import type { SearchTexts } from "#core/i18n/searchTexts/english.ts";
import type { Need } from "#search/needs.ts";

/** The words of a language, or those that a page has of them. */
export interface Lexicon {
  /** Words that say nothing of what is looked for, in questions above all. */
  stopWords: string;
  /** What words of the language end in besides their stem, the longest first; after a colon what stands in its place. */
  endings: string;
  /**
   * The words for each need, parted by commas: single ones and groups of words. After a question mark stand those that
   * guests ask with, but hosts also write of other things.
   */
  needs: Readonly<Partial<Record<Need, string>>>;
}

/** What the search knows of a language (Search 3). */
export interface FullLexicon extends Lexicon {
  /** What the search says. */
  texts: SearchTexts;
  needs: Readonly<Record<Need, string>>;
}
