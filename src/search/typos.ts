/** Minimum letters of a word with one typo, and with two. */
const ONE_FROM = 4;
const TWO_FROM = 8;

/** Returns how many typos a word of this length may have. */
export const typosAllowed = (length: number): number => (length >= TWO_FROM ? 2 : length >= ONE_FROM ? 1 : 0);

/** Counts the wrong, missing, extra or swapped letters between words (Damerau-Levenshtein), to `max` + 1. */
export function typosBetween(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let least = row;
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1];
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const typos = Math.min(
        (last[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[at - 2] ?? 0) + 1 : Infinity,
      );
      current.push(typos);
      least = Math.min(least, typos);
    }
    if (least > max) return max + 1;
    before = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
