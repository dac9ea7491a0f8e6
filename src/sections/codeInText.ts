/** A shorter one is found in too many prices, years and house numbers. */
const MIN_SIGNS = 4;

/** Returns a text as codes are looked for in it. */
export const normalText = (text: string) => text.normalize("NFKC").toLowerCase();

/**
 * Returns what finds a code or a password in a normal text, however it is spaced: 4711, 47 11, 4-7-1-1. A part of a longer word or
 * number is not it. Null where it is too short to look for.
 */
export function codePattern(code: string): RegExp | null {
  const signs = normalText(code).match(/[\p{L}\p{N}]/gu) ?? [];
  if (signs.length < MIN_SIGNS) return null;
  const between = String.raw`[^\p{L}\p{N}\n]{0,3}`;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${signs.join(between)}(?![\p{L}\p{N}])`, "u");
}

/** Returns what says whether a text has a door code. What has no digit is a word that a text may have anyway. */
export function newCodeSearch(code: string): (text: string) => boolean {
  const pattern = /\d/.test(code) ? codePattern(code) : null;
  return (text) => pattern?.test(normalText(text)) ?? false;
}
