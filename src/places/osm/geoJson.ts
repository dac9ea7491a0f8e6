import { z } from "zod";
import { boxOf, middle } from "#places/osm/centres.ts";
import type { OsmElement, Tags } from "#places/osm/element.ts";
import type { Point } from "#places/geo.ts";

const feature = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  properties: z.record(z.string(), z.unknown()).nullable(),
  geometry: z.object({ type: z.string().default(""), coordinates: z.unknown() }).nullable(),
});

export const isFeature = (each: unknown) => feature.safeParse(each).success;

/** Reads GeoJSON of osmium, QGIS, ogr2ogr or Overpass turbo. Throws for positions not in degrees. */
export function readGeoJson(path: string, features: unknown[]): OsmElement[] {
  return features.flatMap((each): OsmElement[] => {
    const read = feature.safeParse(each);
    if (!read.success || !read.data.properties || !read.data.geometry) return [];
    const { properties, geometry } = read.data;
    const points = pointsIn(geometry.coordinates);
    const box = boxOf(points);
    if (!box) return [];
    if (Math.abs(box.high.lat) > 90 || Math.abs(box.high.lon) > 180)
      throw new Error(`${path}: positions are not in degrees. Convert it to WGS 84 (EPSG:4326).`);
    const tags = tagsIn(properties);
    const isWay = geometry.type === "LineString" || geometry.type === "Polygon";
    return [{ ...idOf(read.data, tags, middle(box)), tags, ...middle(box), ...(isWay && { path: points }) }];
  });
}

type Feature = z.output<typeof feature>;

/** Returns OpenStreetMap's id if there is one, else a number from name and position, the same in every import. */
function idOf({ id, properties }: Feature, tags: Tags, { lat, lon }: Point): Pick<OsmElement, "type" | "id"> {
  const candidates = [id, properties?.["@id"], properties?.["id"], properties?.["osm_id"]];
  const named = candidates.find((each) => typeof each === "string" || typeof each === "number");
  const [, kind, digits] = /^(?:(n|w|r)[a-z]*\/?)?(\d+)$/.exec(`${named ?? ""}`) ?? [];
  if (digits) return { type: kind === "w" ? "way" : kind === "r" ? "relation" : "node", id: Number(digits) };
  return {
    type: "node",
    id: numberOf([tags["name"], tags["addr:housenumber"], tags["addr:street"], lat, lon].join()),
  };
}

/** Returns a 52-bit hash (FNV-1a in two halves), far above the ids of OpenStreetMap. */
function numberOf(text: string): number {
  const half = (seed: number) => {
    let hash = seed;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return hash >>> 0;
  };
  return 2 ** 51 + (half(0x811c9dc5) & 0x3ffff) * 2 ** 32 + half(0x1b873593);
}

/** Text, numbers and booleans; a house number is often a number. */
function tagsIn(properties: Record<string, unknown>): Tags {
  const { tags, other_tags: other, ...own } = properties;
  const inner = typeof tags === "object" && tags !== null ? tags : {};
  const plain = Object.entries({ ...own, ...storedTags(other), ...inner }).flatMap(([key, value]) => {
    if (key.startsWith("@")) return [];
    if (typeof value === "boolean") return [[key, value ? "yes" : "no"]];
    return typeof value === "string" || typeof value === "number" ? [[key, `${value}`]] : [];
  });
  return withPostalAddress(Object.fromEntries(plain) as Record<string, string>); // only text is left
}

/** "\"amenity\"=>\"cafe\",…", as ogr2ogr writes what has no column. */
function storedTags(text: unknown): Record<string, string> {
  if (typeof text !== "string") return {};
  return Object.fromEntries(
    [...text.matchAll(/"([^"]+)"=>"([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );
}

const POSTAL_ADDRESS_KEYS = {
  number: "addr:housenumber",
  street: "addr:street",
  city: "addr:city",
  region: "addr:state",
  postcode: "addr:postcode",
};

/** OpenAddresses has `number`, `street`, `city` instead of OpenStreetMap's keys, often in capitals. */
function withPostalAddress(tags: Record<string, string>): Tags {
  if (!tags["street"] || !tags["number"] || tags["addr:street"]) return tags;
  const known = Object.entries(POSTAL_ADDRESS_KEYS).flatMap(([key, tag]) =>
    tags[key] ? [[tag, calm(key, tags[key])]] : [],
  );
  return { ...tags, ...(Object.fromEntries(known) as Record<string, string>) };
}

/** "HARRIS STREET" becomes "Harris Street"; a state's abbreviation stays. */
const calm = (key: string, text: string) =>
  key === "region" || key === "number" || text !== text.toUpperCase()
    ? text
    : text.toLowerCase().replaceAll(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());

/** Positions at any depth of a geometry. */
function pointsIn(coordinates: unknown): Point[] {
  if (!Array.isArray(coordinates)) return [];
  const [lon, lat]: unknown[] = coordinates;
  if (typeof lon === "number" && typeof lat === "number") return [{ lat, lon }];
  return coordinates.flatMap(pointsIn);
}
