import type { Database } from "#core/database.server.ts";
import type { TypedPostalAddress } from "#places/postalAddress.ts";
import { keyOf } from "#places/index/rows.server.ts";
import { countWord, namesWithWords, type NameRow } from "#places/index/store.server.ts";
import { findLocalities, isLarge, type Listed, type Locality } from "#places/localities.ts";
import { isStreetKind, normalise } from "#places/normalise.ts";

/** A street or town that fits what was typed. */
export interface Found extends Locality {
  /** `index:…`, or null for a town that ships with the product, which is found by its name. */
  nameId: string | null;
  kind: "street" | "locality";
  locality: string;
  /** The one that it certainly has; empty where there are several or none is known. */
  postcode: string;
  seen: number;
  words: string[];
}

/** How many names with a word are looked at where other words choose among them, and where it stands alone. */
const SCAN = 1500;
const FEW = 300;

/** Streets and towns that have all the words; the last may still be typed at. */
export async function findNames(
  db: Database,
  { words, number }: Pick<TypedPostalAddress, "words" | "number">,
  { unfinished, limit }: { unfinished: boolean; limit: number },
): Promise<Found[]> {
  if (words.length === 0) return [];
  const towns = number ? [] : findLocalities(words, { unfinished }).map(ofTown);
  return [...towns, ...(await findIndexed(db, words, { unfinished, limit }))];
}

/** The same among what was imported only. */
export async function findIndexed(
  db: Database,
  words: string[],
  { unfinished, limit }: { unfinished: boolean; limit: number },
): Promise<Found[]> {
  const query = words.map((word, at) => ({
    word: keyOf(word),
    plain: word,
    unfinished: unfinished && at === words.length - 1,
  }));
  // One or two letters would fit half the streets of a country; towns answer until there are three.
  const telling = query.filter((each, at) => (at === 0 || !isStreetKind(each.plain)) && each.word.length > 2);
  const useful = telling.length > 0 ? telling : query.filter((each) => !each.unfinished);
  if (useful.length === 0) return [];
  const counts = await Promise.all(
    useful.map(({ word, unfinished: open }) => countWord(db, word, open, SCAN)),
  );
  const rarest = useful[counts.indexOf(Math.min(...counts))];
  if (!rarest || Math.min(...counts) === 0) return [];
  const others = useful.filter((each) => each !== rarest && !each.unfinished).map(({ word }) => word);
  const patterns = query.map((each) => `% ${each.plain}${each.unfinished ? "" : " "}%`);
  const rows = await namesWithWords(db, rarest, others, patterns, {
    scan: query.length > 1 ? SCAN : FEW,
    limit,
  });
  return rows.map(ofRow);
}

/** A shipped town as it is searched for. */
export const ofTown = (town: Listed): Found => ({
  ...town,
  nameId: null,
  kind: "locality",
  locality: town.name,
  postcode: town.postcodes.length === 1 ? (town.postcodes[0] ?? "") : "",
  seen: 0,
  words: town.search.trim().split(" "),
});

export const ofRow = (row: NameRow): Found => ({
  ...row,
  nameId: row.id,
  postcodes: row.postcode ? [row.postcode] : [],
  size: 0,
  words: row.search.trim().split(" "),
});

/**
 * Returns how well a name matches: the state and postcode that were typed, whole words, the order of the words, size.
 */
export function matchScore(found: Found, typed: TypedPostalAddress): number {
  let points = 0;
  if (typed.state && found.state === typed.state) points += 40;
  if (typed.postcode && found.postcodes.includes(typed.postcode)) points += 40;
  if (typed.country && found.country === typed.country) points += 20;
  if (normalise(found.name).startsWith(typed.words.join(" "))) points += 30;
  if (found.words.length === typed.words.length) points += 10;
  if (found.kind === "street" && typed.number) points += 20;
  if (found.kind === "locality" && isLarge(found)) points += 25;
  return points + Math.min(5, Math.log2(1 + found.seen)) + found.size;
}

/** Returns `index:…` of what was imported, `town:AU/Queensland/Croydon/4871` of a town that ships. */
export const placeIdOf = ({ nameId, country, state, name, postcodes }: Found) =>
  nameId ? `index:${nameId}` : `town:${[country, state, name, postcodes[0] ?? ""].join("/")}`;
