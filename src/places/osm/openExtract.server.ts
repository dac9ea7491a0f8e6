import type { Extract, Request } from "#places/osm/element.ts";
import { openJson } from "#places/osm/jsonFile.server.ts";
import { openPbf } from "#places/osm/pbfFile.server.ts";
import { openXml } from "#places/osm/xmlFile.server.ts";

/** Opens OpenStreetMap data by its file extension. Throws a message for the operator if unreadable. */
export async function openExtract(path: string, request: Request): Promise<Extract> {
  if (path.endsWith(".pbf")) return openPbf(path, request);
  if (/\.(osm|xml)(\.gz)?$/.test(path)) return openXml(path, request);
  if (/\.(geo)?json(l|seq)?$/.test(path)) return openJson(path, request);
  throw new Error(`${path}: use .osm.pbf, .osm, .osm.gz, Overpass .json or .geojson.`);
}
