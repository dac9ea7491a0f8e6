import type { RawNode } from "#places/osm/element.ts";

/** The same numbers at every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const KINDS: Record<string, string>[] = [
  { amenity: "restaurant", cuisine: "thai" },
  { amenity: "restaurant", cuisine: "italian" },
  { amenity: "cafe", opening_hours: "Mo-Su 07:00-15:00" },
  { amenity: "fast_food" },
  { amenity: "pub" },
  { shop: "supermarket" },
  { shop: "convenience" },
  { shop: "clothes" },
  { highway: "bus_stop" },
  { highway: "bus_stop" },
  { leisure: "park" },
  { leisure: "playground" },
  { amenity: "parking" },
  { amenity: "pharmacy" },
  { amenity: "doctors" },
  { tourism: "museum" },
  { tourism: "viewpoint" },
  { amenity: "fuel" },
  { natural: "beach" },
  { amenity: "hospital" },
];
const FIRST =
  "Amber Blue Cedar Dune Ember Fern Gull Harbour Iron Jetty Karri Lantern Marri Night Olive Pier Quarry River Salt Tidal".split(
    " ",
  );
const LAST =
  "Corner House Kitchen Room Store Yard Garden Lane Table Works Hall Gate Point Stop Market Nest Press Lodge Loft Hearth".split(
    " ",
  );
const STREETS = 40;

/** A made-up country: 400 towns of very different size in the south-east of Australia, and places along the roads. */
export function syntheticPlaces(count: number, seed = 7): RawNode[] {
  const random = randomFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T; // never empty
  const towns = Array.from({ length: 400 }, (_, at) => ({
    name: `${FIRST[at % 20]}${LAST[Math.floor(at / 20)]?.toLowerCase()}`,
    lat: -38.5 + random() * 10,
    lon: 141 + random() * 12,
    spread: 0.01 + random() ** 3 * 0.2,
  }));
  return Array.from({ length: count }, (_, at) => {
    const town = towns[Math.floor(random() ** 2 * towns.length)] ?? towns[0];
    const inTown = random() < 0.85 && town;
    const off = () => (random() + random() + random() - 1.5) * (inTown ? inTown.spread : 6);
    const lat = (inTown ? inTown.lat : -33.5) + off();
    const lon = (inTown ? inTown.lon : 147) + off();
    const name = `${pick(FIRST)} ${pick(LAST)} ${at}`;
    const street = `${pick(FIRST)}${pick(LAST).toLowerCase()} ${pick(["Street", "Road", "Avenue", "Lane"])}`;
    const streetTags = inTown &&
      random() < 0.5 && {
        "addr:housenumber": String(1 + Math.floor(random() * 200)),
        "addr:street": random() < 0.5 ? street : `${FIRST[at % STREETS] ?? "High"} Street`,
        "addr:suburb": inTown.name,
        "addr:state": "VIC",
      };
    return { id: at + 1, lat, lon, tags: { ...pick(KINDS), name, ...streetTags } };
  });
}
