import type { Language } from "#core/i18n/languages.ts";
import type { Lexicon } from "#search/lexicon.ts";
import type { Need } from "#search/needs.ts";
import { splitWords, wordsText, type Ending, type Speech, type Word } from "#search/textWords.ts";

/** A term of a need in a language. */
export interface Term {
  need: Need;
  /** Which of the need's terms this is: the same one matches best. */
  term: string;
  stems: readonly string[];
  /** True when hosts use it for other things too. */
  isQueryOnly: boolean;
}

/** Terms by the stem of their first word, longest first. */
export type Terms = ReadonlyMap<string, readonly Term[]>;

export interface Vocabulary<Words extends Lexicon = Lexicon> extends Speech {
  lexicon: Words;
  terms: Terms;
  /** Terms of needs in guests' questions. */
  queryTerms: Terms;
  stopWords: ReadonlySet<string>;
  /** The words of the language's terms, with their stems. */
  forms: ReadonlyMap<string, string>;
}

/** Marks the terms that name the need in guests' questions only. */
const QUERY_ONLY = "?";

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

interface ListedTerm extends Pick<Term, "term" | "isQueryOnly"> {
  words: readonly Word[];
}

/** Returns a need's terms without inflected duplicates, sorted so that the subset compresses well. */
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

/** Writes terms in their shortest equivalent form. */
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
