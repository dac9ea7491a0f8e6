import type { Database } from "#core/database.server.ts";
import type { TypedPostalAddress } from "#places/postalAddress.ts";
import { keyOf } from "#places/index/rows.server.ts";
import { countWord, namesWithWords, type NameRow } from "#places/index/store.server.ts";
import { findLocalities, isLarge, type Listed, type Locality } from "#places/localities.ts";
import { isStreetKind, normalise } from "#places/normalise.ts";

export interface Found extends Locality {
  /** `index:…`, or null for a shipped town, which is found by name. */
  nameId: string | null;
  kind: "street" | "locality";
  locality: string;
  /** Its only postcode; empty for several or none. */
  postcode: string;
  seen: number;
  words: string[];
}

/** How many names with a word are read when other words filter them, and when it is alone. */
const SCAN = 1500;
const FEW = 300;

/** Returns streets and towns with all the words; the last may be unfinished. */
export async function findNames(
  db: Database,
  { words, number }: Pick<TypedPostalAddress, "words" | "number">,
  { unfinished, limit }: { unfinished: boolean; limit: number },
): Promise<Found[]> {
  if (words.length === 0) return [];
  const towns = number ? [] : findLocalities(words, { unfinished }).map(ofTown);
  return [...towns, ...(await findIndexed(db, words, { unfinished, limit }))];
}

/** The same among imported names only. */
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
  // One or two letters would match half the streets of a country; only towns match until there are three.
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

/** A shipped town as a search result. */
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

/** Returns the score of a match: typed state and postcode, whole words, word order, size. */
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

/** Returns `index:…` for an imported name, `town:AU/Queensland/Croydon/4871` for a shipped town. */
export const placeIdOf = ({ nameId, country, state, name, postcodes }: Found) =>
  nameId ? `index:${nameId}` : `town:${[country, state, name, postcodes[0] ?? ""].join("/")}`;
