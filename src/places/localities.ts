import table from "#places/localities.json" with { type: "json" };
import type { Point } from "#places/geo.ts";
import { LocalityMap } from "#places/localityMap.ts";
import { normalisedWords } from "#places/normalise.ts";

/** A town or suburb. */
export interface Locality extends Point {
  name: string;
  state: string;
  country: string;
  /** Known postcodes; a large town has several, and some have none. */
  postcodes: readonly string[];
  /** Number of digits of its population; 0 when unknown. */
  size: number;
}

/** A searchable locality: its normalised words, each with a space on both sides. */
export interface Listed extends Locality {
  search: string;
}

/** Towns that rank first among those with the same name or prefix. */
const LARGE = new Set(
  "Sydney,Melbourne,Brisbane,Perth,Adelaide,Canberra,Hobart,Darwin,Gold Coast,Newcastle,Cairns,Geelong,Wollongong,Townsville,Byron Bay,Ballarat,Bendigo,Launceston,Auckland,Wellington,Christchurch,Queenstown,Dunedin,Hamilton,Tauranga".split(
    ",",
  ),
);
export const isLarge = (locality: { name: string }) => LARGE.has(locality.name);

const MAX_FOUND = 300;

let listed: Listed[] | undefined;
let byName: Map<string, Listed[]> | undefined;
let map: LocalityMap<Locality> | undefined;

/** Returns the shipped localities: Australia and New Zealand. Loaded at the first call. */
export function shippedLocalities(): readonly Listed[] {
  return (listed ??= Object.entries(table.states).flatMap(([key, rows]) => {
    const [country = "", state = ""] = key.split("/");
    return rows.split(";").map((row) => {
      const [name = "", postcodes = "", lat, lon, size] = row.split("|");
      const search = ` ${normalisedWords(name).join(" ")} `;
      const codes = postcodes === "" ? [] : postcodes.split(",");
      const point = { lat: Number(lat), lon: Number(lon) };
      return { name, state, country, postcodes: codes, size: Number(size), search, ...point };
    });
  }));
}

/** Returns the shipped localities as a map, for the nearest one. */
export function shippedMap(): LocalityMap<Locality> {
  return (map ??= new LocalityMap<Locality>(shippedLocalities()));
}

/** Returns at most 300 shipped localities for all typed words, the last one maybe unfinished. */
export function findLocalities(words: string[], { unfinished }: { unfinished: boolean }): Listed[] {
  if (words.length === 0) return [];
  const parts = words.map((word, at) => ` ${word}${unfinished && at === words.length - 1 ? "" : " "}`);
  const found = shippedLocalities().filter(({ search }) => parts.every((part) => search.includes(part)));
  if (found.length <= MAX_FOUND) return found;
  const rank = (locality: Listed) =>
    Number(locality.search.startsWith(parts[0] ?? "")) * 8 + Number(isLarge(locality)) * 16 + locality.size;
  return found
    .map((locality) => ({ locality, rank: rank(locality) }))
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, MAX_FOUND)
    .map(({ locality }) => locality);
}

export function localitiesNamed(words: string[]): readonly Listed[] {
  byName ??= Map.groupBy(shippedLocalities(), ({ search }) => search);
  return byName.get(` ${words.join(" ")} `) ?? [];
}

/** Returns the shipped localities with a postcode, the most populous first. */
export function localitiesWithPostcode(postcode: string): Listed[] {
  return shippedLocalities()
    .filter(({ postcodes }) => postcodes.includes(postcode))
    .toSorted((a, b) => Number(isLarge(b)) - Number(isLarge(a)) || b.size - a.size);
}
