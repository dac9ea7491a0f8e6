import { createHash } from "node:crypto";
import { categoryOf, isUsefulWithoutName } from "#places/category.ts";
import { countryAt } from "#places/countryAt.server.ts";
import { cellOf, type Point } from "#places/geo.ts";
import { localitiesNamed, type Locality } from "#places/localities.ts";
import type { LocalityMap } from "#places/localityMap.ts";
import type { OsmElement, Tags } from "#places/osm/element.ts";
import { nameOf, readPlace } from "#places/osm/readPlace.ts";
import { fullState } from "#places/regions.ts";
import { isStreetKind, normalisedWords } from "#places/normalise.ts";

/** The file, the run and the age of the map of an import. */
export interface Run {
  dataset: string;
  run: number;
  asOf: number;
  now: number;
}

const SETTLEMENTS = new Set(["city", "town", "suburb", "village", "hamlet", "quarter", "neighbourhood"]);
const ROADS =
  /^(motorway|trunk|primary|secondary|tertiary|unclassified|residential|living_street|pedestrian|road|service|track)$/;

/** Returns whether the index stores an element. */
export function isOfUse(tags: Tags): boolean {
  if (tags["addr:street"] && (tags["addr:housenumber"] || tags["name"])) return true;
  if (tags["name"] && (SETTLEMENTS.has(tags["place"] ?? "") || ROADS.test(tags["highway"] ?? "")))
    return true;
  const category = categoryOf(tags);
  return category !== null && (nameOf(category, tags) !== "" || isUsefulWithoutName(category));
}

/** Returns the row of a place, or null for a closed, unnamed or useless one. */
export function placeRow(element: OsmElement, { dataset, run, asOf, now }: Run) {
  const place = readPlace(element, now);
  if (!place) return null;
  const tags = JSON.stringify(place.tags);
  const trail = place.trail ? JSON.stringify(place.trail) : null;
  return { ...place, tags, trail, cell: cellOf(place), as_of: asOf, dataset, run };
}

/** The importer's data of the surrounding towns. */
export type Town = Pick<Locality, "name" | "state" | "country" | "lat" | "lon">;

/** Returns the rows of an element's names: a town of Japan has an English one too. */
export function nameRows(element: OsmElement, towns: LocalityMap<Town>, run: Run) {
  const { tags } = element;
  const english = tags["name:en"];
  const also = english && english !== tags["name"] && SETTLEMENTS.has(tags["place"] ?? "");
  const named = also ? [element, { ...element, tags: { ...tags, name: english } }] : [element];
  return named.flatMap((each) => nameRow(each, towns, run) ?? []);
}

/** Returns the row of the town or street that an element names, and its house number. */
function nameRow(element: OsmElement, towns: LocalityMap<Town>, { dataset, run }: Run) {
  const { tags, lat, lon } = element;
  const settlement = SETTLEMENTS.has(tags["place"] ?? "");
  const name = settlement ? tags["name"] : streetName(tags);
  if (!name) return null;
  const nearest = towns.nearest(element);
  const country = countryOf(element, nearest);
  const near = nearest?.country === country ? nearest : null;
  const suburb = tags["addr:suburb"] ?? tags["addr:city"] ?? tags["addr:town"] ?? tags["addr:place"];
  const locality = settlement ? name : (suburb ?? near?.name ?? "");
  const state = fullState(tags["addr:state"] ?? near?.state ?? "", country);
  const kind = settlement ? ("locality" as const) : ("street" as const);
  // Separately: "St" is a saint at the start of a name, and a street elsewhere.
  const words = [...new Set([...normalisedWords(name), ...(settlement ? [] : normalisedWords(locality))])];
  return {
    row: {
      id: idOf([
        kind,
        country,
        state,
        locality,
        normalisedWords(name).join(" "),
        ...apart(kind, { locality, state }, element),
      ]),
      kind,
      name,
      locality,
      state,
      postcode: tags["addr:postcode"] ?? "",
      country,
      lat,
      lon,
      search: ` ${words.join(" ")} `,
      seen: 1,
      dataset,
      run,
    },
    words: words.filter((word, at) => at === 0 || !isStreetKind(word)).map(keyOf),
    numbers: settlement ? [] : houseNumbers(tags["addr:housenumber"]),
  };
}

/** Countries without a land border: the nearest town is in the same country. */
const ISLANDS = new Set(["AU", "NZ"]);

function countryOf({ tags, lat, lon }: OsmElement, near: Town | null): string {
  const tagged = (tags["addr:country"] ?? "").toUpperCase();
  if (/^[A-Z]{2}$/.test(tagged)) return tagged;
  if (near && ISLANDS.has(near.country)) return near.country;
  return countryAt({ lat, lon }) || (near?.country ?? "");
}

function streetName(tags: Tags): string | undefined {
  return tags["addr:street"] ?? (ROADS.test(tags["highway"] ?? "") ? tags["name"] : undefined);
}

/** "73-75" matches the whole and both ends, "1;3" each. */
function houseNumbers(text: string | undefined): string[] {
  if (!text) return [];
  const each = text
    .toLowerCase()
    .split(/[;,]/)
    .map((number) => number.replaceAll(/\s/g, ""));
  return [...new Set(each.flatMap((number) => [number, ...number.split("-")]))].filter((number) =>
    /^\d+[a-z]?(-\d+[a-z]?)?$/.test(number),
  );
}

/** Distinguishes towns of one name in one state by their degree; look-up merges those across it. */
function apart(kind: "street" | "locality", area: { locality: string; state: string }, { lat, lon }: Point) {
  const namesakes = localitiesNamed(normalisedWords(area.locality)).filter(
    ({ state }) => state === area.state,
  );
  const isOne = kind === "street" && namesakes.length < 2;
  return isOne ? [] : [`${Math.round(lat)}/${Math.round(lon)}`];
}

/** The same street or town has the same id in every import. */
function idOf(parts: string[]): string {
  return createHash("sha256")
    .update(parts.map((part) => part.toLowerCase()).join("|"))
    .digest("base64url")
    .slice(0, 14);
}

/** Returns a word as stored: letters a to z and digits only, which every database sorts alike. */
export function keyOf(word: string): string {
  return word.replaceAll(/[^a-z0-9]/gu, (character) => `u${character.codePointAt(0)?.toString(16)}`);
}
