import { toUnicodeForm } from "#core/unicodeForm.ts";
import { subjects, type SectionField } from "#contentImport/classify/subjectWords.ts";

export interface HeadingTopic {
  /** Where what stands below goes; several where a heading names more than one thing. */
  fields: SectionField[];
  /** True where the heading says little more than the name of its subject. */
  isNameAlone: boolean;
}

const wholeWords = (words: readonly string[], flags = "u") =>
  new RegExp(String.raw`(?<![\p{L}])(?:${words.join("|")})(?![\p{L}])`, flags);

const rules = subjects.map(({ section, field, words }) => ({
  place: { section, field },
  words: wholeWords(words),
  everyWord: wholeWords(words, "gu"),
}));

/** Words that a heading may have in addition to its subject. */
const FILLERS = wholeWords(
  [
    "the|our|your|my|a|an|and|und|et|of|for|to|in|at|on|with|or|de|la|le|les|der|die|das|im|am",
    "info(?:rmation)?s?|details?|general|notes?|times?|local|some|best|house|home|apartment|property|please|read|day|everything",
  ],
  "gu",
);

/** Returns what a heading is about; null where no word says so. */
export function topicOfHeading(text: string): HeadingTopic | null {
  const plain = toUnicodeForm(text, "NFKC").toLowerCase();
  const found = rules.filter(({ words }) => words.test(plain));
  if (found.length === 0) return null;
  const others = found.reduce((rest, { everyWord }) => rest.replaceAll(everyWord, " "), plain);
  const isNameAlone = others.replaceAll(FILLERS, "").replaceAll(/[^\p{L}]+/gu, "").length <= 3;
  return { fields: found.map(({ place }) => place), isNameAlone };
}
