import { toUnicodeForm } from "#core/unicodeForm.ts";

/** Letters and digits that cannot be confused: no I, L, O, 0, 1. */
export const CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
export const CODE_LENGTH = 8;
const LONGEST = 40;
/** Characters of what was typed that are read. */
const MAX_TYPED = 1000;

/** What a platform or a message puts around a code: "Code:", "(Airbnb)". */
const LABEL = /^.*:/s;
const IN_BRACKETS = /[([][^)\]]*[)\]]/g;
const AROUND_CODE = /["'`#()[\]\p{Pi}\p{Pf}\p{Cf}\p{Cc}„‚]+/gu;

/** Returns a code without what was copied with it: quotes, "#", brackets, a label, invisible characters. */
export function readCode(typed: string): string {
  const code = toUnicodeForm(typed.slice(0, MAX_TYPED), "NFKC").replace(LABEL, "");
  const withoutBrackets = code.replaceAll(IN_BRACKETS, " ");
  return (/[\p{L}\d]/u.test(withoutBrackets) ? withoutBrackets : code).replaceAll(AROUND_CODE, "").trim();
}

/** Returns a code as compared: no case, spaces or hyphens, O as 0, I as 1 (Stays 9); null for none. */
export function codeKey(typed: string): string | null {
  const key = readCode(typed)
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}_.]+/gu, "")
    .replaceAll("O", "0")
    .replaceAll("I", "1");
  return /^[A-Z0-9]+$/.test(key) && key.length >= 4 && key.length <= LONGEST ? key : null;
}
