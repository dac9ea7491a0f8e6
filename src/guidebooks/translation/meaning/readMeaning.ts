import type { Language } from "#core/i18n/languages.ts";
import type { Concept } from "#guidebooks/translation/meaning/concepts.ts";
import {
  expressionPatterns,
  markerLanguageOf,
  plainForm,
  spacedSentence,
} from "#guidebooks/translation/meaning/expressionPatterns.ts";

type ClauseMeaning = Pick<SentenceMeaning, "isNegative" | "found">;

/** What a sentence says, as far as its expressions tell. */
export interface SentenceMeaning {
  /** True if it forbids or denies something. */
  isNegative: boolean;
  /** How many of its sentences do. */
  negativeSentences: number;
  /** "only" also for "nothing except". */
  limit: "only" | "except" | null;
  found: ReadonlySet<Concept>;
  /** The first place of each concept. */
  places: ReadonlyMap<Concept, number>;
  /** True if a part may say the contrary of another. */
  isContrasting: boolean;
  /** The parts between commas and words such as "but". */
  clauses: () => ClauseMeaning[];
}

/** Searched first and removed, because their "not" denies nothing: "no more than", "without charge". */
const REMOVED: readonly Concept[] = [
  "idle",
  "needless",
  "away",
  "only",
  "except",
  "max",
  "least",
  "free",
  "must",
];

const NUMBER = /\p{N}+(?:[.,:]\p{N}+)*/gu;
const NUMBERED = /\b(?:no|nr|n)\.\s?#/g;
/** A full stop within a word ends nothing. */
const SENTENCE_END = /(?<=[.!?](?=\s|$)|[。！？؟\n])/u;
const CLAUSE_END = /[,，、،:：;；؛()（）–—]/u;
const CONTRAST_SIGN = /[;；؛]/u;

const PART_END = /(?<=[.!?;](?=\s|$)|[。！？；؟؛\n])/u;

/**
 * Returns what each sentence of a text says, or with `parts` each part before a semicolon. Its numbers are compared
 * elsewhere (`compareLocked`).
 */
export function readMeaning(text: string, language: Language, parts = false): SentenceMeaning[] {
  const marker = markerLanguageOf(language);
  const patterns = expressionPatterns(marker);
  return plainForm(text, marker)
    .replaceAll(NUMBER, "#")
    .replaceAll(NUMBERED, "#")
    .split(parts ? PART_END : SENTENCE_END)
    .filter((sentence) => /\p{L}/u.test(sentence))
    .map((sentence) => sentenceMeaning(spacedSentence(sentence, marker), patterns));
}

/** Returns what several sentences say together. */
export function joinSentences(sentences: readonly SentenceMeaning[]): SentenceMeaning {
  const places = new Map<Concept, number>();
  for (const [at, sentence] of sentences.entries())
    for (const [concept, place] of sentence.places)
      if (!places.has(concept)) places.set(concept, at * MAX_PLACE + place);
  return {
    isNegative: sentences.some(({ isNegative }) => isNegative),
    negativeSentences: sentences.filter(({ isNegative }) => isNegative).length,
    limit: sentences.find(({ limit }) => limit)?.limit ?? null,
    found: new Set(places.keys()),
    places,
    isContrasting: sentences.length > 1,
    clauses: () => sentences.flatMap(({ clauses }) => clauses()),
  };
}

/** Longer than any sentence. */
const MAX_PLACE = 1_000_000;

function placesIn(part: string, patterns: ReadonlyMap<Concept, RegExp>): Map<Concept, number> {
  const places = new Map<Concept, number>();
  let rest = part;
  const search = (concept: Concept, pattern: RegExp | undefined) => {
    const at = pattern ? rest.search(pattern) : -1;
    if (at === -1 || !pattern) return;
    places.set(concept, at);
    if (REMOVED.includes(concept)) rest = rest.replaceAll(pattern, (all) => " ".repeat(all.length));
  };
  for (const concept of REMOVED) search(concept, patterns.get(concept));
  for (const [concept, pattern] of patterns) if (!REMOVED.includes(concept)) search(concept, pattern);
  return places;
}

const isDenied = (found: ReadonlySet<Concept>) =>
  found.has("no") || found.has("away") || found.has("needless");

function sentenceMeaning(sentence: string, patterns: ReadonlyMap<Concept, RegExp>): SentenceMeaning {
  const places = placesIn(sentence, patterns);
  const found = new Set(places.keys());
  const isNothingExcept = isDenied(found) && found.has("except");
  const isNegative = isDenied(found) && !isNothingExcept;
  return {
    isNegative,
    negativeSentences: isNegative ? 1 : 0,
    limit: isNothingExcept || found.has("only") ? "only" : found.has("except") ? "except" : null,
    found,
    places,
    isContrasting: found.has("but") || CONTRAST_SIGN.test(sentence),
    clauses: () => clausesOf(sentence, patterns),
  };
}

function clausesOf(sentence: string, patterns: ReadonlyMap<Concept, RegExp>): ClauseMeaning[] {
  const contrast = patterns.get("but");
  return (contrast ? sentence.replaceAll(contrast, "$&,") : sentence).split(CLAUSE_END).flatMap((part) => {
    const found = new Set(placesIn(` ${part} `, patterns).keys());
    return found.size > 0 ? [{ isNegative: isDenied(found), found }] : [];
  });
}
