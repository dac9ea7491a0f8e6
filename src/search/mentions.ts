import type { Language } from "#core/i18n/languages.ts";
import type { Need } from "#search/needs.ts";
import type { Word } from "#search/textWords.ts";
import type { Term, Terms, Vocabulary } from "#search/vocabulary.ts";

export interface Mention {
  need: Need;
  term: string;
  isQueryOnly: boolean;
  /** The positions of the words, in order. */
  places: readonly number[];
  /** True for only a part of a longer word. */
  isPart: boolean;
  /** True when other words are between them or the order differs. */
  isScattered: boolean;
}

const toMention = ({ need, term, isQueryOnly }: Term, places: readonly number[]): Mention => ({
  need,
  term,
  isQueryOnly,
  places,
  isPart: false,
  isScattered: false,
});

/** Maximum meaningless words within a term: "turn the water off". */
const MAX_BETWEEN = 2;
/** Minimum length of a part of a compound, and of the rest. */
const MIN_PART = 4;
const MIN_OTHER_PART = 3;
/** The languages that write compounds in one word. */
const COMPOUNDING: readonly Language[] = ["de", "nl"];

/** Returns the needs that a host's words name, left to right; of terms with the same start, the longest. */
export const mentionsIn = (words: readonly Word[], vocabulary: Vocabulary): Mention[] =>
  mentionsOf(words, vocabulary, vocabulary.terms);

/** Returns the needs that a question names, by terms in any order: "turn the water off" is "turn off the water". */
export const mentionsInQuery = (words: readonly Word[], vocabulary: Vocabulary): Mention[] => [
  ...mentionsOf(words, vocabulary, vocabulary.queryTerms),
  ...joinedIn(words, vocabulary.queryTerms),
  ...scatteredIn(words, vocabulary.queryTerms),
];

function mentionsOf(words: readonly Word[], vocabulary: Vocabulary, terms: Terms): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < words.length;) {
    const found = longestAt(words, at, terms, vocabulary);
    if (found.length === 0) found.push(...partsAt(words, at, terms, vocabulary));
    mentions.push(...found);
    at = 1 + Math.max(at, ...found.map(({ places }) => places.at(-1) ?? 0));
  }
  return mentions;
}

function longestAt(words: readonly Word[], from: number, terms: Terms, vocabulary: Vocabulary): Mention[] {
  const found: Mention[] = [];
  let length = 0;
  const { stem = "", form = "" } = words[from] ?? {};
  // A small word is no name that only shares its stem: the Spanish "pero" is no "perro".
  if (vocabulary.stopWords.has(form) && !vocabulary.forms.has(form)) return found;
  for (const term of terms.get(stem) ?? []) {
    if (term.stems.length < length) break;
    const places = placesOf(term.stems, words, from, vocabulary);
    if (places === null) continue;
    found.push(toMention(term, places));
    length = term.stems.length;
  }
  return found;
}

/** Returns the positions of a term that starts at a word; null when it does not. */
function placesOf(stems: readonly string[], words: readonly Word[], from: number, { stopWords }: Vocabulary) {
  const places: number[] = [];
  let at = from;
  for (const stem of stems) {
    for (let between = 0; words[at]?.stem !== stem; between++, at++) {
      const word = words[at];
      if (!word || word.isSign || between === MAX_BETWEEN || !stopWords.has(word.form)) return null;
    }
    places.push(at++);
  }
  return places;
}

/** Returns the terms that a guest wrote in two words: "pass word". */
function joinedIn(words: readonly Word[], terms: Terms): Mention[] {
  return words.slice(1).flatMap(({ stem, isSign }, before): Mention[] => {
    const joined = isSign ? [] : (terms.get((words[before]?.form ?? "") + stem) ?? []);
    const single = joined.filter(({ stems }) => stems.length === 1);
    const places = [before, before + 1];
    return single.map((term) => toMention(term, places));
  });
}

function scatteredIn(words: readonly Word[], terms: Terms): Mention[] {
  const placeOf = new Map(words.filter(({ isSign }) => !isSign).map(({ stem }, place) => [stem, place]));
  const all = [...placeOf.keys()].flatMap((stem) => terms.get(stem) ?? []);
  return all.flatMap((term): Mention[] => {
    const { stems } = term;
    const places = new Set(stems.flatMap((stem) => placeOf.get(stem) ?? []));
    if (stems.length < 2 || places.size < stems.length) return [];
    const inOrder = [...places].toSorted((one, other) => one - other);
    return [{ ...toMention(term, inOrder), isScattered: true }];
  });
}

/** Returns the needs of the parts of a compound: the Waschmaschine of a Waschmaschinenraum. */
function partsAt(words: readonly Word[], from: number, terms: Terms, { language }: Vocabulary): Mention[] {
  const stem = words[from]?.stem ?? "";
  if (!COMPOUNDING.includes(language)) return [];
  const found = new Map<Need, Mention>();
  for (let length = stem.length - MIN_OTHER_PART; length >= MIN_PART; length--) {
    for (const part of [stem.slice(0, length), stem.slice(-length)]) {
      for (const term of terms.get(part) ?? []) {
        if (term.stems.length > 1 || found.has(term.need)) continue;
        found.set(term.need, { ...toMention(term, [from]), isPart: true });
      }
    }
  }
  return [...found.values()];
}
