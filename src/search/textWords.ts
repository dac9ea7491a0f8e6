import type { Language } from "#core/i18n/languages.ts";
import { toUnicodeForm } from "#core/unicodeForm.ts";

/** A word of a text. In scripts without spaces: one character, or a run of them in a question. */
export interface Word {
  start: number;
  end: number;
  form: string;
  stem: string;
  /** True for a character of a script without spaces. */
  isSign: boolean;
}

/** An ending and its replacement: "parties" is "party". */
export type Ending = readonly [ending: string, instead: string];

/** The rules for reading a language's words. */
export interface Speech {
  language: Language;
  endings: readonly Ending[];
}

const SIGN = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]`;
const WORD = new RegExp(String.raw`${SIGN}|(?:(?!${SIGN})[\p{L}\p{M}\p{N}])+`, "gu");
const IS_SIGN = new RegExp(SIGN, "u");
/** Minimum letters of a stem; without a long ending one more. */
const MIN_STEM = 3;
const LONG_ENDING = 3;
/** Compared characters of a word: splitting a compound takes quadratic time. */
const MAX_LENGTH = 100;
/** The Arabic article, alone or with attached particles. */
const ARTICLE = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=..)/;

/** Returns the words of a text, in order. */
export function splitWords(text: string, speech: Speech): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: match, index: start }) => {
    const isSign = IS_SIGN.test(match);
    const form = fold(match.slice(0, MAX_LENGTH), speech.language);
    return { start, end: start + match.length, form, stem: isSign ? form : stemOf(form, speech), isSign };
  });
}

/** Returns the stem of a word: without plural, case, article. */
function stemOf(form: string, { language, endings }: Speech): string {
  const word = language === "ar" ? form.replace(ARTICLE, "") : form;
  if (/\d/.test(word)) return word;
  const found = endings.find(
    ([ending]) =>
      word.endsWith(ending) &&
      word.length - ending.length >= MIN_STEM + (ending.length < LONG_ENDING ? 0 : 1),
  );
  const stem = found ? word.slice(0, -found[0].length) + found[1] : word;
  return stem.length > MIN_STEM ? stem.replace(/([^aeiou])\1$/, "$1") : stem;
}

/** Returns the normalised words as a text, with spaces where needed. */
export const wordsText = (words: readonly Word[]): string =>
  words
    .map(({ form, isSign }, at) => (isSign || at === 0 || words[at - 1]?.isSign ? form : ` ${form}`))
    .join("");

/** Accents, Arabic vowel marks and the stretching stroke; not those that make が of か. */
const MARKS = /(?![\u3099\u309a])[\p{Mn}\u0640]/gu;
/** Letters that Unicode does not decompose, and Arabic ones that people interchange. */
const ALIKE: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", ø: "o", ى: "ي", ة: "ه" };
/** Katakana to Hiragana: ゴミ and ごみ are one word. */
const KATAKANA_TO_HIRAGANA = 0x60;

/** Normalises a text for comparison: without case, accents and width, and in German with ü as ue. */
function fold(text: string, language: Language): string {
  const folded = toUnicodeForm(toUnicodeForm(text, "NFKD").replaceAll(MARKS, ""), "NFC")
    .toLowerCase()
    .replaceAll(/[ßœæøىة]/g, (sign) => ALIKE[sign] ?? sign)
    .replaceAll(/[ァ-ヶ]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) - KATAKANA_TO_HIRAGANA));
  return language === "de" ? folded.replaceAll(/([aou])e/g, "$1") : folded;
}
