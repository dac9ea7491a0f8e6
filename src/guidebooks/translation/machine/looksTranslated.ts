import type { Language } from "#core/i18n/languages.ts";
import type { TranslationProblem } from "#guidebooks/translation/problems.ts";

/** The scripts of languages that do not use Latin letters. */
const scripts: Partial<Record<Language, RegExp>> = {
  "zh-Hans": /\p{sc=Hani}/u,
  "zh-Hant": /\p{sc=Hani}/u,
  ja: /[\p{sc=Hira}\p{sc=Kana}\p{sc=Hani}]/u,
  ko: /\p{sc=Hang}/u,
  ar: /\p{sc=Arab}/u,
};
const LATIN = /\p{sc=Latn}/u;

/** Names and short words may be the same, or stay in their script, in any language. */
const MIN_SIGNS = 16;
const MIN_WORDS = 3;

/** Chinese needs a seventh of the letters; no language needs three times as many, beyond two words. */
const SHORTEST = 0.1;
const LONGEST = 3;
const LEEWAY = 60;

/** Returns why a response is no translation: its length, its script, or that it is the original. */
export function looksTranslated(
  source: string,
  answer: string,
  language: Language,
): TranslationProblem | null {
  const before = signsOf(source);
  const after = signsOf(answer);
  if (after.length === 0) return { code: "empty" };
  const isLong = before.length >= MIN_SIGNS && source.trim().split(/\s+/).length >= MIN_WORDS;
  if (after.length > before.length * LONGEST + LEEWAY) return { code: "length" };
  if (!isLong) return null;
  if (after.length < before.length * SHORTEST) return { code: "length" };
  if (before.join("") === after.join("")) return { code: "untranslated" };
  const script = scripts[language] ?? LATIN;
  const ofScript = after.filter((sign) => script.test(sign)).length;
  return ofScript * 2 < after.length ? { code: "language" } : null;
}

/** Without the tokens of locked parts. */
const signsOf = (text: string): string[] =>
  text
    .replaceAll(/⟦[^⟦⟧]*⟧/g, "")
    .toLowerCase()
    .match(/\p{L}/gu) ?? [];
