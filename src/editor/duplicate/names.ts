import { NAME_MAX } from "#guidebooks/contract.ts";
import { PRODUCT } from "#core/product.ts";

/** Returns the names that a text holds, one a line, each once. */
export function namesIn(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trim().replaceAll(/\s+/g, " "));
  return [...new Set(lines.filter((line) => line !== ""))];
}

/** Returns what is wrong with names for new guidebooks, or null. `free` is how many more the plan holds. */
export function problemWithNames(names: readonly string[], free: number): string | null {
  const long = names.find((name) => name.length > NAME_MAX);
  if (long) return `Use at most ${NAME_MAX} characters for a name. This one is longer: ${long.slice(0, 40)}…`;
  if (names.length > free)
    return `${PRODUCT.sells ? "Your plan has" : "There is"} room for ${free} more ${free === 1 ? "guidebook" : "guidebooks"}, and you have typed ${names.length}.`;
  return null;
}
