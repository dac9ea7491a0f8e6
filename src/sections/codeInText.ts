import { toUnicodeForm } from "#core/unicodeForm.ts";

/** Minimum length; shorter codes match too many prices, years and house numbers. */
export const MIN_SIGNS = 4;
/** Minimum length in a text that mentions a code. */
const SHORT_SIGNS = 3;
/** Characters around a short code that are read; a code must be mentioned before it. */
const CONTEXT = 45;

/** Words for codes, locks and typing, in the languages of guidebooks. */
const SPEAKS_OF_CODE =
  /cod[eioí]|código|kode|\bpin\b|key ?pad|lock|key ?safe|\b(?:type|enter|press|punch|dial in)\b|kombination|ziffern|schloss|tresor|tipp|drück|tapez|composez|clavier|teclado|pulsa|marca|marque|tastier|digita|cijfer|kluis|toets|ketik|密|暗証|ロック|비밀번호|도어락|رمز|كود/;
const OTHER_CODE = /(?:post|zip|area|country|promo|discount|booking|dress)[ -]?code|code postal/;

/** Excludes three digits of a longer number: 2 4 6 of 2 4 6 8. */
const DIGIT_BEFORE = /\p{N}[\s\p{Pd}]{0,2}$/u;
const DIGIT_AFTER = /^[\s\p{Pd}]{0,2}\p{N}/u;

/** Characters of scripts without spaces, which may directly precede a code. */
const SIGN = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`;
const IN_WORD = String.raw`(?:(?!${SIGN})[\p{L}\p{N}])`;

/** Normalises a text for the search of codes. */
export const normalText = (text: string) => toUnicodeForm(text, "NFKC").toLowerCase();

/** Returns a pattern for a code with any spacing: 4711, 47 11, 4-7-1-1. Null when it is too short. */
export function codePattern(code: string, minSigns = MIN_SIGNS): RegExp | null {
  const signs = normalText(code).match(/[\p{L}\p{N}]/gu) ?? [];
  if (signs.length < minSigns) return null;
  const between = String.raw`[^\p{L}\p{N}\n]{0,3}`;
  return new RegExp(String.raw`(?<!${IN_WORD})${signs.join(between)}(?!${IN_WORD})`, "u");
}

/** Returns a function that finds a door code in a text; short codes only where the text mentions a code. */
export function newCodeSearch(code: string): (text: string) => boolean {
  const pattern = /\d/.test(code) ? codePattern(code, SHORT_SIGNS) : null;
  if (!pattern) return () => false;
  if (codePattern(code)) return (text) => pattern.test(normalText(text));
  const all = new RegExp(pattern, "gu");
  return (text) => {
    const normal = normalText(text);
    for (const { index, 0: match } of normal.matchAll(all))
      if (isSpokenOf(normal, index, index + match.length)) return true;
    return false;
  };
}

function isSpokenOf(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - CONTEXT), from);
  const after = text.slice(to, to + CONTEXT);
  if (DIGIT_BEFORE.test(before) || DIGIT_AFTER.test(after)) return false;
  if (after.trimStart().startsWith("#")) return true;
  const sentence = before.split(/[.!?\n。！？]/).at(-1);
  return sentence !== undefined && SPEAKS_OF_CODE.test(sentence) && !OTHER_CODE.test(sentence);
}
