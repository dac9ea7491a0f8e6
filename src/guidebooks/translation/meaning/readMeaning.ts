import type { Language } from "#core/i18n/languages.ts";
import type { Concept } from "#guidebooks/translation/meaning/concepts.ts";
import {
  expressionPatterns,
  markerLanguageOf,
  plainLetters,
  spacedSentence,
} from "#guidebooks/translation/meaning/expressionPatterns.ts";

/** What a sentence says, as far as its expressions tell. */
export interface SentenceMeaning {
  /** True if it forbids or denies something. */
  isNegative: boolean;
  /** "only" also for "nothing except". */
  limit: "only" | "except" | null;
  found: ReadonlySet<Concept>;
}

type ClauseMeaning = Pick<SentenceMeaning, "isNegative" | "found">;

export interface Meaning {
  sentences: SentenceMeaning[];
  /** The parts of the sentences. */
  clauses: () => ClauseMeaning[];
  /** True if a part may say the contrary of another. */
  isContrasting: boolean;
  found: ReadonlySet<Concept>;
  /** The first place of each concept in the text. */
  places: ReadonlyMap<Concept, number>;
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
const SENTENCE_END = /(?<=[.!?;](?=\s|$)|[。！？；؟؛\n])/u;
const CLAUSE_END = /[,，、،:：()（）–—]/u;

/** Returns what a text says. Its numbers are compared elsewhere (`compareLocked`). */
export function readMeaning(text: string, language: Language): Meaning {
  const marker = markerLanguageOf(language);
  const patterns = expressionPatterns(marker);
  const sentences = plainLetters(text, marker)
    .replaceAll(NUMBER, "#")
    .replaceAll(NUMBERED, "#")
    .split(SENTENCE_END)
    .filter((sentence) => /\p{L}/u.test(sentence))
    .map((sentence) => spacedSentence(sentence, marker));

  const places = new Map<Concept, number>();
  let offset = 0;
  const read = sentences.map((sentence) => {
    const at = placesIn(sentence, patterns);
    for (const [concept, place] of at) if (!places.has(concept)) places.set(concept, offset + place);
    offset += sentence.length;
    return sentenceMeaning(new Set(at.keys()));
  });
  const found = new Set(places.keys());
  return {
    sentences: read,
    clauses: () => sentences.flatMap((sentence) => clausesOf(sentence, patterns)),
    isContrasting: found.has("but") || read.length > 1,
    found,
    places,
  };
}

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

function sentenceMeaning(found: ReadonlySet<Concept>): SentenceMeaning {
  const isNothingExcept = isDenied(found) && found.has("except");
  return {
    isNegative: isDenied(found) && !isNothingExcept,
    limit: isNothingExcept || found.has("only") ? "only" : found.has("except") ? "except" : null,
    found,
  };
}

function clausesOf(sentence: string, patterns: ReadonlyMap<Concept, RegExp>): ClauseMeaning[] {
  const contrast = patterns.get("but");
  return (contrast ? sentence.replaceAll(contrast, ",") : sentence).split(CLAUSE_END).flatMap((part) => {
    const found = new Set(placesIn(` ${part} `, patterns).keys());
    return found.size > 0 ? [{ isNegative: isDenied(found), found }] : [];
  });
}
