import type { Database } from "#core/database.server.ts";
import { distanceMetres } from "#places/geo.ts";
import { ofRow, ofTown, type Found } from "#places/index/search.server.ts";
import { townRows, townRowsWith } from "#places/index/store.server.ts";
import { findLocalities, localitiesNamed } from "#places/localities.ts";
import { normalisedWords } from "#places/normalise.ts";

/** Two towns of one name and state within this distance are the same; metres. */
const SAME_METRES = 30_000;

/** Returns the towns with exactly this name, shipped and imported, each once. */
export async function townsNamed(db: Database, words: string[]): Promise<Found[]> {
  if (words.length === 0) return [];
  const name = words.join(" ");
  const rows = await townRows(db, ` ${[...new Set(words)].join(" ")} `);
  const imported = rows.map(ofRow).filter((row) => normalisedWords(row.name).join(" ") === name);
  return withoutTwins([...localitiesNamed(words).map(ofTown), ...imported]);
}

/** Returns the towns with all the words in their name: "Byron" is in Byron Bay. */
export async function townsWithWords(db: Database, words: string[]): Promise<Found[]> {
  const imported = (await townRowsWith(db, words)).map(ofRow);
  const shipped = findLocalities(words, { unfinished: false }).map(ofTown);
  return withoutTwins([...shipped, ...imported]);
}

/** Merges shipped towns with those of the map: position from the map, postcodes and size from the table. */
export function withoutTwins(found: Found[]): Found[] {
  const each: Found[] = [];
  const byName = new Map<string, number[]>();
  for (const next of found) {
    const name = normalisedWords(next.name).join(" ");
    const namesakes = byName.get(name) ?? [];
    const at = namesakes.find((index) => isSameTown(each[index], next)) ?? each.length;
    const twin = each[at];
    each[at] = twin ? merged(twin, next) : next;
    if (!twin && next.kind === "locality") byName.set(name, [...namesakes, at]);
  }
  return each;
}

/** Returns whether two towns of one name are the same. */
function isSameTown(a: Found | undefined, b: Found): boolean {
  return (
    a !== undefined &&
    a.kind === b.kind &&
    a.country === b.country &&
    (a.state === b.state || a.state === "" || b.state === "") &&
    distanceMetres(a, b) < SAME_METRES
  );
}

function merged(a: Found, b: Found): Found {
  const [onMap, other] = b.nameId && (!a.nameId || b.seen > a.seen) ? [b, a] : [a, b];
  const postcodes = [...new Set([...a.postcodes, ...b.postcodes])].toSorted();
  return {
    ...onMap,
    state: onMap.state || other.state,
    postcodes,
    postcode: postcodes.length === 1 ? (postcodes[0] ?? "") : "",
    size: Math.max(a.size, b.size),
  };
}
