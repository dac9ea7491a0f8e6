import { toUnicodeForm } from "#core/unicodeForm.ts";

/** What the model reads of a text: its words, pairs of words, runs of letters, and what its figures are. */
export function featuresOf(text: string): string[] {
  const words = wordsWithFigures(text);
  const features = new Set<string>();
  for (const [at, word] of words.entries()) {
    features.add(word);
    features.add(`${words[at - 1] ?? "^"} ${word}`);
    if (!ALPHABETIC.test(word)) continue;
    const whole = `<${word}>`;
    for (const length of RUN_LENGTHS)
      for (let from = 0; from + length <= whole.length; from++)
        features.add(`#${whole.slice(from, from + length)}`);
  }
  return [...features];
}

/** How many letters are read together: "Mülltonnen" has "#müllt" of "Mülleimer". */
const RUN_LENGTHS = [3, 5];
const ALPHABETIC = /^\p{L}{2,}$/u;
/** How many first characters of a sentence are read. */
const MAX_LENGTH = 600;
/** Figures by what they are; the figures themselves say nothing. */
const FIGURES: readonly (readonly [RegExp, string])[] = [
  [/https?:\/\/\S+|www\.\S+/g, " §url "],
  [/\S+@\S+\.\S+/g, " §mail "],
  [
    /(?:[$€£¥]|(?:aud|nzd|usd|eur|chf|gbp)\s?)\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£¥]|(?:euros?|eur|dollars?|chf|franken|pounds?)\b)/g,
    " §price ",
  ],
  [/\+?\(?\d[\d ()/.-]{6,}\d/g, " §phone "],
  [/\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|uhr|o['’]clock)\b|\d{1,2}[:h]\d{2}|\d{1,2}\s?h\b/g, " §time "],
  [/\d+\s?%/g, " §share "],
  [/\d+(?:[.,]\d+)?\s?(?:km|kilomet\p{L}+|miles?|m|met(?:er|re)s?)(?!\p{L})/gu, " §distance "],
  [/\d+\s?(?:-\s?)?(?:min(?:ute[sn]?|uti|utos|uten)?|minuten)(?!\p{L})/gu, " §minutes "],
  [/\d+/g, " §number "],
];
const WORD = /§?[\p{L}]+|\p{Extended_Pictographic}|[!?]/gu;
/** Scripts without spaces: each two signs are a word. */
const CLOSE = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]{2,}$/u;

function wordsWithFigures(text: string): string[] {
  let plain = toUnicodeForm(text.slice(0, MAX_LENGTH), "NFKC").toLowerCase().replaceAll(/['’]/g, "");
  for (const [figures, name] of FIGURES) plain = plain.replaceAll(figures, name);
  return (plain.match(WORD) ?? []).flatMap((word) =>
    CLOSE.test(word) ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)) : [word],
  );
}
