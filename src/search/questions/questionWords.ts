import { splitWords, type Speech, type Word } from "#search/textWords.ts";
import type { Vocabulary } from "#search/vocabulary.ts";

/** In English "won't" is one word, as guests write it without the apostrophe. */
const APOSTROPHES = /(?<=\p{L})['’](?=\p{L})/gu;
const CLOCK = /\b(\d{1,2})(?:[.:h]\d\d)? ?(am|pm|uhr|h)?(?![\p{L}\d])/giu;
const EARLY = [5, 14] as const;
const LATE_FROM = 20;
/** Letters of a word that stand for it where it is misspelt or a part of another. */
const CHARACTER_COUNTS = [3, 5];
const OF_CHARACTERS = "#";

/** Returns the words of a question or a phrase. */
export const questionWords = (text: string, speech: Speech): Word[] =>
  splitWords(speech.language === "en" ? text.replaceAll(APOSTROPHES, "") : text, speech);

/** Returns what the model reads of a text: its stems, pairs of them, letters of its words, and early or late times. */
export function featuresOf(text: string, vocabulary: Vocabulary): Set<string> {
  const words = questionWords(text, vocabulary);
  const features = new Set(clocksIn(text));
  for (const [at, { form, stem, isSign }] of words.entries()) {
    features.add(stem);
    const next = words[at + 1];
    if (next) features.add(`${stem} ${next.stem}`);
    if (isSign || vocabulary.stopWords.has(form)) continue;
    const whole = `<${form}>`;
    for (const length of CHARACTER_COUNTS)
      for (let from = 0; from + length <= whole.length; from++)
        features.add(OF_CHARACTERS + whole.slice(from, from + length));
  }
  return features;
}

/** Returns whether a feature is only letters of a word. */
export const isOfCharacters = (feature: string): boolean => feature.startsWith(OF_CHARACTERS);

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
