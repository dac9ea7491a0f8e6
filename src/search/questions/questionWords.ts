import { splitWords, type Speech, type Word } from "#search/textWords.ts";
import type { Vocabulary } from "#search/vocabulary.ts";

/** In English "won't" is one word, as guests write it without the apostrophe. */
const APOSTROPHES = /(?<=\p{L})['’](?=\p{L})/gu;
const CLOCK = /\b(\d{1,2})(?:[.:h]\d\d)? ?(am|pm|uhr|h)?(?![\p{L}\d])/giu;
const EARLY = [5, 14] as const;
const LATE_FROM = 20;
/** Letters of a word that stand for it where it is misspelt or a part of another. */
const CHARACTER_COUNTS = [3, 5];
/** The bit of a feature that is only letters, above those of the hash. */
const OF_CHARACTERS = 1 << 30;
const MASK = OF_CHARACTERS - 1;
const HASH = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Returns the words of a question or a phrase. */
export const questionWords = (text: string, speech: Speech): Word[] =>
  splitWords(speech.language === "en" ? text.replaceAll(APOSTROPHES, "") : text, speech);

/** Returns what the model reads of a text. */
export function featuresOf(text: string, vocabulary: Vocabulary): Set<number> {
  const features = new Set<number>();
  visitFeatures(text, vocabulary, (feature) => features.add(feature));
  return features;
}

/**
 * Passes what the model reads of a text to `visit`, some of it more than once: its stems, pairs of them, letters of its
 * words, and early or late times. Features are hashes, in a fifth of the memory of texts; of 200,000 twenty share one.
 */
export function visitFeatures(text: string, vocabulary: Vocabulary, visit: (feature: number) => void): void {
  for (const clock of clocksIn(text)) visit(featureOf(clock));
  const words = questionWords(text, vocabulary);
  for (const [at, { form, stem, isSign }] of words.entries()) {
    const own = hashOf(stem, HASH);
    visit(own & MASK);
    const next = words[at + 1];
    if (next) visit(hashOf(next.stem, hashOf(" ", own)) & MASK);
    if (isSign || vocabulary.stopWords.has(form)) continue;
    const whole = `<${form}>`;
    for (const length of CHARACTER_COUNTS)
      for (let from = 0; from + length <= whole.length; from++)
        visit((hashOf(whole, HASH, from, from + length) & MASK) | OF_CHARACTERS);
  }
}

/** Returns the feature of a stem. */
export const featureOf = (stem: string): number => hashOf(stem, HASH) & MASK;

/** Returns whether a feature is only letters of a word. */
export const isOfCharacters = (feature: number): boolean => (feature & OF_CHARACTERS) !== 0;

/** Goes on with a hash (FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv) over a part of a text. */
function hashOf(text: string, before: number, from = 0, to = text.length): number {
  let hash = before;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash;
}

function clocksIn(text: string): string[] {
  return Array.from(text.matchAll(CLOCK), ([whole, digits, unit = ""]) => {
    if (unit === "" && !/[.:h]/.test(whole)) return "";
    const hour =
      (Number(digits) % 12) +
      (unit.toLowerCase() === "pm" || (unit.toLowerCase() !== "am" && Number(digits) >= 12) ? 12 : 0);
    if (hour >= LATE_FROM || hour < EARLY[0]) return "clock: late";
    return hour < EARLY[1] ? "clock: early" : "clock: afternoon";
  }).filter((clock) => clock !== "");
}
