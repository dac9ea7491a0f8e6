import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { Extract, OsmElement, Tags } from "#places/osm/element.ts";
import { boxOf, middle } from "#places/osm/centres.ts";
import type { Point } from "#places/geo.ts";

const tags = z.record(z.string(), z.string()).default({});
const point = z.object({ lat: z.number(), lon: z.number() });

const overpassElement = z.object({
  type: z.enum(["node", "way", "relation"]),
  id: z.number(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  center: point.optional(),
  geometry: z.array(point.nullable()).optional(),
  bounds: z
    .object({ minlat: z.number(), minlon: z.number(), maxlat: z.number(), maxlon: z.number() })
    .optional(),
  tags,
});

/** An Overpass answer (`[out:json]`, with `out center`, `out bb` or `out geom` for ways and relations). */
export const overpassAnswer = z.object({
  osm3s: z.object({ timestamp_osm_base: z.string().optional() }).optional(),
  /** Says what went wrong although the status is 200, for example a time limit. */
  remark: z.string().optional(),
  elements: z.array(z.unknown()),
});

/** Returns the elements of an Overpass answer that have a position; others are passed over. */
export function readOverpass(answer: z.output<typeof overpassAnswer>): OsmElement[] {
  return answer.elements.flatMap((each): OsmElement[] => {
    const read = overpassElement.safeParse(each);
    if (!read.success) return [];
    const { type, id, lat, lon, center, geometry, bounds, tags: own } = read.data;
    const corners = bounds && [
      { lat: bounds.minlat, lon: bounds.minlon },
      { lat: bounds.maxlat, lon: bounds.maxlon },
    ];
    const box = boxOf(geometry?.filter((at) => at !== null) ?? corners ?? []);
    const at = lat !== undefined && lon !== undefined ? { lat, lon } : (center ?? (box && middle(box)));
    return at ? [{ type, id, tags: own, lat: at.lat, lon: at.lon }] : [];
  });
}

const feature = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  properties: z.record(z.string(), z.unknown()).nullable(),
  geometry: z.object({ coordinates: z.unknown() }).nullable(),
});

/** GeoJSON as osmium, QGIS, ogr2ogr and Overpass turbo write it: tags are the properties, or lie in `tags`. */
function readGeoJson(features: unknown[]): OsmElement[] {
  return features.flatMap((each, at): OsmElement[] => {
    const read = feature.safeParse(each);
    if (!read.success || !read.data.properties || !read.data.geometry) return [];
    const box = boxOf(pointsIn(read.data.geometry.coordinates));
    if (!box) return [];
    const { properties } = read.data;
    const candidates = [read.data.id, properties["@id"], properties["id"], properties["osm_id"]];
    const named = candidates.find((id) => typeof id === "string" || typeof id === "number") ?? at + 1;
    const id = Number(/(\d+)\s*$/.exec(`${named}`)?.[1] ?? at + 1);
    const kind = /^(n|w|r)[a-z]*\/?\d/.exec(`${named}`)?.[1];
    const type = kind === "w" ? "way" : kind === "r" ? "relation" : "node";
    return [{ type, id, tags: plainTags(properties), ...middle(box) }];
  });
}

function plainTags(properties: Record<string, unknown>): Tags {
  const inner = tags.safeParse(properties["tags"]);
  if (properties["tags"] && inner.success) return inner.data;
  return Object.fromEntries(
    Object.entries(properties).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && !entry[0].startsWith("@"),
    ),
  );
}

/** Positions at whatever depth a geometry holds them. */
function pointsIn(coordinates: unknown): Point[] {
  if (!Array.isArray(coordinates)) return [];
  const [lon, lat]: unknown[] = coordinates;
  if (typeof lon === "number" && typeof lat === "number") return [{ lat, lon }];
  return coordinates.flatMap(pointsIn);
}

/** RFC 8142 begins each record with this sign. */
const RECORD = String.fromCharCode(0x1e);

const collection = z.object({ type: z.literal("FeatureCollection"), features: z.array(z.unknown()) });

/** Opens Overpass JSON or GeoJSON (a collection, or one feature in a line). The file has to fit in memory. */
export async function openJson(path: string, wants: (tags: Tags) => boolean): Promise<Extract> {
  const text = await readFile(path, "utf8");
  const { asOf, elements } = readText(path, text);
  const wanted = elements.filter((element) => wants(element.tags));
  return {
    asOf,
    async *elements() {
      for (let at = 0; at < wanted.length; at += 1000) yield wanted.slice(at, at + 1000);
    },
  };
}

function readText(path: string, text: string): { asOf: number | null; elements: OsmElement[] } {
  const whole = parse(text);
  const overpass = overpassAnswer.safeParse(whole);
  if (overpass.success) {
    if (overpass.data.remark) throw new Error(`${path} is not whole: ${overpass.data.remark}`);
    const asOf = Date.parse(overpass.data.osm3s?.timestamp_osm_base ?? "");
    return { asOf: Number.isNaN(asOf) ? null : asOf, elements: readOverpass(overpass.data) };
  }
  const geojson = collection.safeParse(whole);
  if (geojson.success) return { asOf: null, elements: readGeoJson(geojson.data.features) };
  const lines = text
    .split(/\r?\n/)
    .map((each) => each.replace(RECORD, ""))
    .filter((line) => line.trim() !== "");
  const features = lines.map(parse);
  if (lines.length > 0 && features.every((each) => feature.safeParse(each).success)) {
    return { asOf: null, elements: readGeoJson(features) };
  }
  throw new Error(`${path} is neither an Overpass answer nor GeoJSON.`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
