import { readFile } from "node:fs/promises";
import { z } from "zod";
import { boxOf, middle } from "#places/osm/centres.ts";
import type { Extract, OsmElement, Request } from "#places/osm/element.ts";
import { isFeature, readGeoJson } from "#places/osm/geoJson.ts";
import { trailOfLine } from "#places/osm/trails.ts";
import { parseJson } from "#core/parseJson.ts";

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
  timestamp: z.string().optional(),
  tags,
});

/** An Overpass response (`[out:json]`, with `out center`, `out bb` or `out geom` for ways and relations). */
export const overpassAnswer = z.object({
  osm3s: z.object({ timestamp_osm_base: z.string().optional() }).optional(),
  /** The error in spite of status 200, for example a time limit. */
  remark: z.string().optional(),
  elements: z.array(z.unknown()),
});

/** Returns the elements of an Overpass response that have a position; skips others. */
export function readOverpass(answer: z.output<typeof overpassAnswer>): OsmElement[] {
  return answer.elements.flatMap((each): OsmElement[] => {
    const read = overpassElement.safeParse(each);
    if (!read.success) return [];
    const { type, id, lat, lon, center, geometry, bounds, tags: own } = read.data;
    const corners = bounds && [
      { lat: bounds.minlat, lon: bounds.minlon },
      { lat: bounds.maxlat, lon: bounds.maxlon },
    ];
    const path = geometry?.filter((at) => at !== null);
    const box = boxOf(path ?? corners ?? []);
    const at = lat !== undefined && lon !== undefined ? { lat, lon } : (center ?? (box && middle(box)));
    return at ? [{ type, id, tags: own, lat: at.lat, lon: at.lon, ...(path && { path }) }] : [];
  });
}

/** RFC 8142 begins each record with this character. */
const RECORD = String.fromCharCode(0x1e);

const collection = z.object({ type: z.literal("FeatureCollection"), features: z.array(z.unknown()) });

/** Opens Overpass JSON or GeoJSON (a collection, or one feature in a line). The file has to fit in memory. */
export async function openJson(path: string, { wants, wantsPath, wantsTrail }: Request): Promise<Extract> {
  const text = await readFile(path, "utf8");
  const { asOf, elements } = readText(path, text);
  const measured = elements.map((element) => {
    const trail = wantsTrail(element.tags) && element.path && trailOfLine(element.path, element.tags);
    return trail ? { ...element, ...trail.ends[0], trail } : element;
  });
  const wanted = measured.filter(({ tags: own, trail }) => trail || wants(own) || wantsPath(own));
  return {
    asOf,
    newestEdit: () => newestIn(text),
    async *elements() {
      for (let at = 0; at < wanted.length; at += 1000) yield wanted.slice(at, at + 1000);
    },
  };
}

/** The newest edit, when the file contains them ("out meta"). */
function newestIn(text: string): number | null {
  let newest = 0;
  for (const [, time = ""] of text.matchAll(/"@?timestamp"\s*:\s*"([^"]+)"/g))
    newest = Math.max(newest, Date.parse(time) || 0);
  return newest || null;
}

function readText(path: string, text: string): { asOf: number | null; elements: OsmElement[] } {
  const whole = parseJson(text);
  const overpass = overpassAnswer.safeParse(whole);
  if (overpass.success) {
    if (overpass.data.remark) throw new Error(`${path} is not whole: ${overpass.data.remark}`);
    const asOf = Date.parse(overpass.data.osm3s?.timestamp_osm_base ?? "");
    const elements = readOverpass(overpass.data);
    if (elements.length === 0 && overpass.data.elements.length > 0)
      throw new Error(`${path}: none of its objects has a position. Ask Overpass with "out center".`);
    return { asOf: Number.isNaN(asOf) ? null : asOf, elements };
  }
  const geojson = collection.safeParse(whole);
  if (geojson.success) return { asOf: null, elements: readGeoJson(path, geojson.data.features) };
  const lines = text
    .split(/\r?\n/)
    .map((each) => each.replace(RECORD, ""))
    .filter((line) => line.trim() !== "");
  const features = lines.map(parseJson);
  if (lines.length > 0 && features.every(isFeature)) {
    return { asOf: null, elements: readGeoJson(path, features) };
  }
  throw new Error(`${path} is neither an Overpass answer nor GeoJSON.`);
}
