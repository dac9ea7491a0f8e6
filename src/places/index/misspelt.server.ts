import type { Database } from "#core/database.server.ts";
import { keyOf } from "#places/index/rows.server.ts";
import { ofRow, type Found } from "#places/index/search.server.ts";
import { namesWithWords } from "#places/index/store.server.ts";
import { isStreetKind, normalise, normalisedWords } from "#places/normalise.ts";

/** More streets than any town has. */
const STREETS = 1000;

/** Returns the street of a town that is closest to the misspelt one; undefined for none, or two. */
export async function findMisspelt(db: Database, typed: string, town: Found): Promise<Found | undefined> {
  const [first, ...others] = normalisedWords(town.name).map(keyOf);
  const typedWords = normalisedWords(typed);
  if (!first || typedWords.length === 0) return undefined;
  const rarest = { word: first, unfinished: false };
  const rows = await namesWithWords(db, rarest, others, [], { scan: STREETS, limit: STREETS });
  const alike = rows.filter(
    ({ kind, name, locality, state }) =>
      kind === "street" &&
      normalise(locality) === normalise(town.name) &&
      (town.state === "" || state === town.state) &&
      mayBe(typedWords, normalisedWords(name)),
  );
  const far = ({ name }: { name: string }) =>
    editDistance(typedWords.join(" "), normalisedWords(name).join(" "));
  const [nearest, next] = alike.toSorted((a, b) => far(a) - far(b));
  const isUnambiguous = nearest && (!next || far(nearest) < far(next));
  return isUnambiguous ? ofRow(nearest) : undefined;
}

/** Word for word: "raod" is a misspelling of "road", "lane" is not. */
const mayBe = (typedWords: string[], name: string[]) =>
  typedWords.length === name.length &&
  typedWords.every(
    (word, at) => word === name[at] || (!isStreetKind(word) && isMisspelt(word, name[at] ?? "")),
  );

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
