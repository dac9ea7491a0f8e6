import type { Language } from "#core/i18n/languages.ts";
import { fold } from "#search/fold.ts";

/** A word of a text. What is written without spaces is one character, or one run of them in a question. */
export interface Word {
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** As it is compared. */
  form: string;
  stem: string;
  /** True for a sign of a script that does not part words. */
  isSign: boolean;
}

/** An ending, and what stands in its place in other forms of the word: "parties" is "party". */
export type Ending = readonly [ending: string, instead: string];

/** How words of a language are read. */
export interface Speech {
  language: Language;
  endings: readonly Ending[];
}

const SIGN = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]`;
const WORD = new RegExp(String.raw`${SIGN}|(?:(?!${SIGN})[\p{L}\p{M}\p{N}])+`, "gu");
const IS_SIGN = new RegExp(SIGN, "u");
/** What is left of a word without its ending has so many letters at least; without a long ending one more. */
const MIN_STEM = 3;
const LONG_ENDING = 3;
/** Characters of a word that are compared: reading the parts of a compound takes the square of its length. */
const MAX_LENGTH = 100;
/** The Arabic article, alone or with the small words that are written in one with it. */
const ARTICLE = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=..)/;

/** Returns the words of a text, in order. */
export function splitWords(text: string, speech: Speech): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: match, index: start }) => {
    const isSign = IS_SIGN.test(match);
    const form = fold(match.slice(0, MAX_LENGTH), speech.language);
    return { start, end: start + match.length, form, stem: isSign ? form : stemOf(form, speech), isSign };
  });
}

/** Returns a word without what its form adds in a sentence: plural, case, article. */
export function stemOf(form: string, { language, endings }: Speech): string {
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

/** Returns a text of the same words: as they are compared, with a space where there has to be one. */
export const wordsText = (words: readonly Word[]): string =>
  words
    .map(({ form, isSign }, at) => (isSign || at === 0 || words[at - 1]?.isSign ? form : ` ${form}`))
    .join("");
