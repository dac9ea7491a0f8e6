/** A shorter one is found in too many prices, years and house numbers. */
export const MIN_SIGNS = 4;
/** One sign less is looked for where a text speaks of a code. */
const SHORT_SIGNS = 3;
/** So far before a short code stands what says that it is one. */
const CONTEXT = 45;

/** What a code, a lock or typing is called, in the languages of guidebooks. */
const SPEAKS_OF_CODE =
  /cod[eioí]|código|kode|\bpin\b|key ?pad|lock|key ?safe|\b(?:type|enter|press|punch|dial in)\b|kombination|ziffern|schloss|tresor|tipp|drück|tapez|composez|clavier|teclado|pulsa|marca|marque|tastier|digita|cijfer|kluis|toets|ketik|密|暗証|ロック|비밀번호|도어락|رمز|كود/;
const OTHER_CODE = /(?:post|zip|area|country|promo|discount|booking|dress)[ -]?code|code postal/;

/** Three signs of a longer code or number are none: 2 4 6 of 2 4 6 8. */
const DIGIT_BEFORE = /\p{N}[\s\p{Pd}]{0,2}$/u;
const DIGIT_AFTER = /^[\s\p{Pd}]{0,2}\p{N}/u;

/** Signs of scripts that write words without spaces: a code stands right beside them. */
const SIGN = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`;
const IN_WORD = String.raw`(?:(?!${SIGN})[\p{L}\p{N}])`;

/** Returns a text as codes are looked for in it. */
export const normalText = (text: string) => text.normalize("NFKC").toLowerCase();

/**
 * Returns what finds a code or a password in a normal text, however it is spaced: 4711, 47 11, 4-7-1-1. A part of a
 * longer word or number is not it. Null where it is too short to look for.
 */
export function codePattern(code: string, minSigns = MIN_SIGNS): RegExp | null {
  const signs = normalText(code).match(/[\p{L}\p{N}]/gu) ?? [];
  if (signs.length < minSigns) return null;
  const between = String.raw`[^\p{L}\p{N}\n]{0,3}`;
  return new RegExp(String.raw`(?<!${IN_WORD})${signs.join(between)}(?!${IN_WORD})`, "u");
}

/**
 * Returns what says whether a text has a door code. What has no digit is a word that a text may have anyway; three
 * signs are a code where the text speaks of one, or has the # that ends it.
 */
export function newCodeSearch(code: string): (text: string) => boolean {
  const pattern = /\d/.test(code) ? codePattern(code, SHORT_SIGNS) : null;
  if (!pattern) return () => false;
  if (codePattern(code)) return (text) => pattern.test(normalText(text));
  const all = new RegExp(pattern, "gu");
  return (text) => {
    const normal = normalText(text);
    return [...normal.matchAll(all)].some(({ index, 0: match }) =>
      isSpokenOf(normal, index, index + match.length),
    );
  };
}

function isSpokenOf(text: string, from: number, to: number): boolean {
  if (DIGIT_BEFORE.test(text.slice(0, from)) || DIGIT_AFTER.test(text.slice(to))) return false;
  if (text.slice(to).trimStart().startsWith("#")) return true;
  const sentence = text
    .slice(Math.max(0, from - CONTEXT), from)
    .split(/[.!?\n。！？]/)
    .at(-1);
  return sentence !== undefined && SPEAKS_OF_CODE.test(sentence) && !OTHER_CODE.test(sentence);
}
