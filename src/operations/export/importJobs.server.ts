import { newJsonScale } from "#guidebooks/jsonScale.ts";
import {
  exportedGuidebook,
  hashesIn,
  withPicturePaths,
  type ExportedGuidebook,
} from "#operations/export/exportedGuidebook.ts";
import { parseJson } from "#core/parseJson.ts";

/** What a guidebook in all languages has is a third of it: values in lists and objects, at all levels. */
const MAX_VALUES = 150_000;
/** A section's content nests six deep. */
const MAX_DEPTH = 32;

interface ExportToRead {
  json: Uint8Array;
  /** The paths that pictures have here, by the hashes that the export names. */
  paths: ReadonlyMap<string, string>;
}

/** What processes of their own do for imports: the JSON is up to 40 MB, of anybody. */
export const importJobs = { findPictures, readExport };
export type ImportJobs = typeof importJobs;

/** Reads all of an export, and returns the hashes of the pictures that it names, or the sentence that refuses it. */
function findPictures(json: Uint8Array): { hashes: string[] } | { refusal: string } {
  const text = Buffer.from(json).toString("utf8");
  const read = parse(text);
  return "refusal" in read ? read : { hashes: hashesIn(text) };
}

/** Reads an export with the paths that its pictures have here. */
function readExport({ json, paths }: ExportToRead): { exported: ExportedGuidebook } | { refusal: string } {
  return parse(withPicturePaths(Buffer.from(json).toString("utf8"), paths));
}

function parse(text: string): { exported: ExportedGuidebook } | { refusal: string } {
  const scale = newJsonScale();
  scale.add(text);
  if (scale.values > MAX_VALUES || scale.depth > MAX_DEPTH)
    return { refusal: "The guidebook in this file is too large." };
  const json = parseJson(text);
  if (json === undefined) return { refusal: "The guidebook in this file is not JSON." };
  const parsed = exportedGuidebook.safeParse(json);
  return parsed.success
    ? { exported: parsed.data }
    : { refusal: "The guidebook in this file is not in our format." };
}
