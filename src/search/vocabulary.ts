import type { Language } from "#core/i18n/languages.ts";
import type { Lexicon } from "#search/lexicon.ts";
import type { Need } from "#search/needs.ts";
import { splitWords, wordsText, type Ending, type Speech, type Word } from "#search/textWords.ts";

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
export interface Vocabulary<Words extends Lexicon = Lexicon> extends Speech {
  lexicon: Words;
  /** What names a need in the words of a host. */
  terms: Terms;
  /** What names a need in a question of a guest. */
  queryTerms: Terms;
  stopWords: ReadonlySet<string>;
  /** The words that the language's terms are made of, with their stems. */
  forms: ReadonlyMap<string, string>;
}

/** Stands before the terms that only guests mean the need by. */
const QUERY_ONLY = "?";

/** Makes a lexicon ready to be searched with. */
export function newVocabulary<Words extends Lexicon>(language: Language, lexicon: Words): Vocabulary<Words> {
  const speech: Speech = { language, endings: lexicon.endings.split(" ").filter(Boolean).map(readEnding) };
  const forms = new Map<string, string>();
  const all = Object.entries(lexicon.needs).flatMap(([need, listed]) =>
    readTerms(listed, speech).map(({ words, ...term }): Term => {
      for (const { form, stem } of words) forms.set(form, stem);
      return { ...term, need: need as Need, stems: words.map(({ stem }) => stem) }; // the lexicon's keys are needs
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

/** A term as it is listed. */
interface ListedTerm extends Pick<Term, "term" | "isQueryOnly"> {
  words: readonly Word[];
}

/**
 * Returns the terms of a need, without those that are another form of one before: "keys" after "key". They are in an
 * order of their own, so that what is sent of them is read the same, and packs well.
 */
export function readTerms(listed: string, speech: Speech): ListedTerm[] {
  const [hosts = "", guests = ""] = listed.split(QUERY_ONLY);
  const known = new Set<string>();
  const read = (texts: string, isQueryOnly: boolean) =>
    texts
      .split(",")
      .map((text): ListedTerm => {
        const words = splitWords(text, speech);
        return { words, isQueryOnly, term: words.map(({ stem }) => stem).join(" ") };
      })
      .filter(({ term }) => term !== "" && !known.has(term) && known.add(term))
      .toSorted((one, other) => (wordsText(one.words) < wordsText(other.words) ? -1 : 1));
  return [...read(hosts, false), ...read(guests, true)];
}

/** Writes terms as they are listed, as short as they are read the same. */
export function writeTerms(terms: readonly ListedTerm[]): string {
  const write = (some: readonly ListedTerm[]) => some.map(({ words }) => wordsText(words)).join(",");
  const guests = write(terms.filter(({ isQueryOnly }) => isQueryOnly));
  return write(terms.filter(({ isQueryOnly }) => !isQueryOnly)) + (guests && QUERY_ONLY + guests);
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
