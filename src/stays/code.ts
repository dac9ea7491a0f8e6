/** Letters and digits that nobody takes for one another: no I, L, O, 0, 1. */
export const CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
export const CODE_LENGTH = 8;
const LONGEST = 40;

/**
 * Returns a code in the form in which codes are compared: without case, spaces and hyphens, with O as 0 and I as 1. Null for
 * what no code can be (Stays 9).
 */
export function codeKey(typed: string): string | null {
  const key = typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}_.]+/gu, "")
    .replaceAll("O", "0")
    .replaceAll("I", "1");
  return /^[A-Z0-9]+$/.test(key) && key.length >= 4 && key.length <= LONGEST ? key : null;
}
