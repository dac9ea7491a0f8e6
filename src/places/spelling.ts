/** Returns the edit distance: inserted, removed, changed or swapped characters between two words. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? (before[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min(changed, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** Returns whether a word may be a misspelling of the other: "bulwaar" and "bulwara", not "hill" and "mill". */
export function isMisspelt(typed: string, name: string): boolean {
  const maxDistance = Math.min(typed.length, name.length) >= 7 ? 2 : 1;
  return typed[0] === name[0] && name.length >= 4 && editDistance(typed, name) <= maxDistance;
}
