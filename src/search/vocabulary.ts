import type { Language } from "#languages/languages.ts";
import type { Lexicon } from "#search/lexicon.ts";
import type { Need } from "#search/needs.ts";
import { splitWords, type Ending, type Speech, type Word } from "#search/textWords.ts";

/** Words that name what a guest may need: some of the words that a need has in a language. */
export interface Term {
  need: Need;
  /** Which of the need's words these are: the same ones match best. */
  term: string;
  stems: readonly string[];
  /** True where hosts write it of other things too. */
  isQueryOnly: boolean;
}

/** Terms by the stem of their first word, the longest first. */
export type Terms = ReadonlyMap<string, readonly Term[]>;

/** A language as the search uses it. */
export interface Vocabulary extends Speech {
  lexicon: Lexicon;
  /** What names a need in the words of a host. */
  terms: Terms;
  /** What names a need in a question of a guest. */
  queryTerms: Terms;
  stopWords: ReadonlySet<string>;
  /** The words that the language's terms are made of, with their stems. */
  forms: ReadonlyMap<string, string>;
}

/** Stands before a term that only guests mean the need by. */
const QUERY_ONLY = "?";

/** Makes a lexicon ready to be searched with. */
export function newVocabulary(language: Language, lexicon: Lexicon): Vocabulary {
  const speech: Speech = { language, endings: lexicon.endings.split(" ").filter(Boolean).map(readEnding) };
  const forms = new Map<string, string>();
  const all = Object.entries(lexicon.needs).flatMap(([need, listed]) =>
    withoutForms(listed, speech).map(({ text, words }) => {
      for (const { form, stem } of words) forms.set(form, stem);
      const stems = words.map(({ stem }) => stem);
      const isQueryOnly = text.startsWith(QUERY_ONLY);
      return { need: need as Need, term: stems.join(" "), stems, isQueryOnly }; // the lexicon has all needs
    }),
  );
  const stopWords = lexicon.stopWords.split(" ").map((stopWord) =>
    splitWords(stopWord, speech)
      .map(({ form }) => form)
      .join(""),
  );
  return {
    ...speech,
    lexicon,
    terms: termsByFirst(all.filter(({ isQueryOnly }) => !isQueryOnly)),
    queryTerms: termsByFirst(all),
    stopWords: new Set(stopWords),
    forms,
  };
}

/** Returns the terms of a need as they are listed, without those that are another form of one before: "keys" after "key". */
export function withoutForms(listed: string, speech: Speech): { text: string; words: Word[] }[] {
  const known = new Set<string>();
  const terms = listed.split(",").map((text) => ({ text: text.trim(), words: splitWords(text, speech) }));
  return terms.filter(({ words }) => {
    const term = words.map(({ stem }) => stem).join(" ");
    return !known.has(term) && known.add(term);
  });
}

function readEnding(text: string): Ending {
  const [ending = "", instead = ""] = text.split(":");
  return [ending, instead];
}

function termsByFirst(all: readonly Term[]): Terms {
  const terms = new Map<string, Term[]>();
  for (const term of all.toSorted((one, other) => other.stems.length - one.stems.length)) {
    const [first] = term.stems;
    const others = first === undefined ? undefined : terms.get(first);
    if (others) others.push(term);
    else if (first !== undefined) terms.set(first, [term]);
  }
  return terms;
}
