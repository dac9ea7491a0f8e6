/** Small letters and digits that are not confused with each other when typed from a card (Sharing 9). */
export const SHORT_CODE_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
export const SHORT_CODE_LENGTH = 10;

const SHORT_CODE = new RegExp(`^[${SHORT_CODE_ALPHABET}]{${SHORT_CODE_LENGTH}}$`);

/** Returns a typed code as it is stored, or null if it cannot be one. Case does not matter. */
export function shortCodeOf(typed: string): string | null {
  const code = typed.toLowerCase();
  return SHORT_CODE.test(code) ? code : null;
}
