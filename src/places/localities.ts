import table from "#places/localities.json" with { type: "json" };
import { distanceMetres, type Point } from "#places/geo.ts";
import { normalisedWords } from "#places/normalise.ts";

/** A town or suburb. */
export interface Locality extends Point {
  name: string;
  state: string;
  country: string;
  words: string[];
}

/** The towns that people mean first when several share a name or a beginning. */
const LARGE = new Set(
  "Sydney,Melbourne,Brisbane,Perth,Adelaide,Canberra,Hobart,Darwin,Gold Coast,Newcastle,Cairns,Geelong,Wollongong,Townsville,Byron Bay,Ballarat,Bendigo,Launceston,Auckland,Wellington,Christchurch,Queenstown,Dunedin,Hamilton,Tauranga".split(
    ",",
  ),
);
export const isLarge = (locality: { name: string }) => LARGE.has(locality.name);

/** The localities that ship with the product: Australia and New Zealand, from GeoNames. */
export const shippedLocalities: readonly Locality[] = Object.entries(table.states).flatMap(([key, rows]) => {
  const [country = "", state = ""] = key.split("/");
  return rows.split(";").map((row) => {
    const [name = "", lat, lon] = row.split("|");
    return { name, state, country, lat: Number(lat), lon: Number(lon), words: normalisedWords(name) };
  });
});

/** What is further away is no neighbour, and may lie beyond the squares that are looked at. */
const MAX_METRES = 50_000;

/** Squares of half a degree, so that "the nearest" looks at a few towns only. */
export class LocalityMap {
  readonly #squares = new Map<string, Locality[]>();

  constructor(localities: Iterable<Locality>) {
    for (const locality of localities) this.add(locality);
  }

  add(locality: Locality): void {
    const key = square(locality.lat, locality.lon, 0, 0);
    const there = this.#squares.get(key);
    if (there) there.push(locality);
    else this.#squares.set(key, [locality]);
  }

  /** The nearest within 50 km, or null. */
  nearest(point: Point): (Locality & { metres: number }) | null {
    let best: (Locality & { metres: number }) | null = null;
    for (let north = -1; north <= 1; north += 1) {
      for (let east = -1; east <= 1; east += 1) {
        for (const locality of this.#squares.get(square(point.lat, point.lon, north, east)) ?? []) {
          const metres = distanceMetres(point, locality);
          if (metres <= (best?.metres ?? MAX_METRES)) best = { ...locality, metres };
        }
      }
    }
    return best;
  }
}

const square = (lat: number, lon: number, north: number, east: number) =>
  `${Math.floor(lat * 2) + north}/${Math.floor(lon * 2) + east}`;

export const shippedMap = new LocalityMap(shippedLocalities);

/**
 * Finds shipped localities all of whose typed words begin or are words of the name; the last word may be unfinished.
 */
export function findLocalities(words: string[], { unfinished }: { unfinished: boolean }): Locality[] {
  if (words.length === 0) return [];
  return shippedLocalities.filter((locality) =>
    words.every((word, at) =>
      locality.words.some((own) =>
        unfinished && at === words.length - 1 ? own.startsWith(word) : own === word,
      ),
    ),
  );
}
