import { createHash } from "node:crypto";
import { categoryOf, isUsefulWithoutName } from "#places/category.ts";
import { cellOf } from "#places/geo.ts";
import type { LocalityMap } from "#places/localities.ts";
import type { OsmElement, Tags } from "#places/osm/element.ts";
import { readPlace } from "#places/osm/readPlace.ts";
import { countryAt, fullState } from "#places/regions.ts";
import { isStreetKind, normalisedWords } from "#places/normalise.ts";

/** What is written of one import: which file, which run, how old the map is. */
export interface Run {
  dataset: string;
  run: number;
  asOf: number;
  now: number;
}

const SETTLEMENTS = new Set(["city", "town", "suburb", "village", "hamlet", "quarter", "neighbourhood"]);
const ROADS =
  /^(motorway|trunk|primary|secondary|tertiary|unclassified|residential|living_street|pedestrian|road|service|track)$/;

/** Returns whether the index stores anything of an element. */
export function isOfUse(tags: Tags): boolean {
  if (tags["addr:street"] && (tags["addr:housenumber"] || tags["name"])) return true;
  if (tags["name"] && (SETTLEMENTS.has(tags["place"] ?? "") || ROADS.test(tags["highway"] ?? "")))
    return true;
  const category = categoryOf(tags);
  return category !== null && (Boolean(tags["name"]) || isUsefulWithoutName(category));
}

/** Returns the row of a place, or null for what is closed, unnamed or of no use to a guest. */
export function placeRow(element: OsmElement, { dataset, run, asOf, now }: Run) {
  const place = readPlace(element, now);
  if (!place) return null;
  const tags = JSON.stringify(place.tags);
  return { ...place, tags, cell: cellOf(place), as_of: asOf, dataset, run };
}

/** Returns the row of the town or street that an element names, and the house's number on it. */
export function nameRow(element: OsmElement, towns: LocalityMap, { dataset, run }: Run) {
  const { tags, lat, lon } = element;
  const settlement = SETTLEMENTS.has(tags["place"] ?? "");
  const name = settlement ? tags["name"] : streetName(tags);
  if (!name) return null;
  const near = towns.nearest(element);
  const country = (tags["addr:country"] ?? near?.country ?? "").toUpperCase() || countryAt(element);
  const suburb = tags["addr:suburb"] ?? tags["addr:city"] ?? tags["addr:town"] ?? tags["addr:place"];
  const locality = settlement ? name : (suburb ?? near?.name ?? "");
  const state = fullState(tags["addr:state"] ?? near?.state ?? "", country);
  const kind = settlement ? ("locality" as const) : ("street" as const);
  const words = [...new Set(normalisedWords(kind === "street" ? `${name} ${locality}` : name))];
  return {
    row: {
      id: idOf([kind, country, state, locality, normalisedWords(name).join(" ")]),
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

function streetName(tags: Tags): string | undefined {
  return tags["addr:street"] ?? (ROADS.test(tags["highway"] ?? "") ? tags["name"] : undefined);
}

/** "73-75" answers to the whole and to both ends, "1;3" to each. */
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

/** The same street or town has the same id at every import. */
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
