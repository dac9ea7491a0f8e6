/** Returns a code as it is read out: figure by figure, and a word as a word. "4817#" is "4 8 1 7 #". */
export function spokenCode(code: string): string {
  const parts = code.match(/\p{L}{3,}|\S/gu) ?? [];
  return parts.join(" ");
}
