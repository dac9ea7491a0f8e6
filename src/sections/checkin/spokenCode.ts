/** Returns a code for screen readers: figures one by one, words as words. "4817#" is "4 8 1 7 #". */
export function spokenCode(code: string): string {
  const parts = code.match(/\p{L}{3,}|\S/gu) ?? [];
  return parts.join(" ");
}
