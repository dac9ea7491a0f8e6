import type { Point } from "#places/geo.ts";
import type { Trail } from "#places/trails/trail.ts";

export type Tags = Readonly<Record<string, string>>;

/** An OpenStreetMap object with its position; that of ways and relations is the middle of their bounding box. */
export interface OsmElement extends Point {
  type: "node" | "way" | "relation";
  id: number;
  tags: Tags;
  /** All points of a way, if requested. */
  path?: Point[];
  /** Of a walk or a ride whose whole course is in the file. */
  trail?: Trail;
}

/** What an importer reads of a file: which objects, which whole courses, and which lines to measure. */
export interface Request {
  wants: (tags: Tags) => boolean;
  wantsPath: (tags: Tags) => boolean;
  wantsTrail: (tags: Tags) => boolean;
}

export interface RawNode extends Point {
  id: number;
  tags: Tags;
}

export interface RawWay {
  id: number;
  tags: Tags;
  refs: number[];
}

export interface RawRelation {
  id: number;
  tags: Tags;
  /** Ids of the member ways; nodes and nested relations do not affect its position. */
  ways: number[];
  /** The role of each of those ways: "", "forward", "alternative". */
  roles: string[];
  /** Ids of the member nodes: the stops of a line. */
  nodes: number[];
}

/** A file whose ways refer to nodes by id. Each call reads the file again, in batches. */
export interface RawFile {
  nodes(): AsyncIterable<RawNode[]>;
  ways(): AsyncIterable<RawWay[]>;
  relations(): AsyncIterable<RawRelation[]>;
}

export interface Extract {
  /** The date of the map, epoch ms; null when the file has none. */
  asOf: number | null;
  /** The newest edit read so far, epoch ms; null when the file has no edit times. */
  newestEdit: () => number | null;
  /** Batches in the same order on every read. */
  elements(): AsyncIterable<OsmElement[]>;
}

export const NO_TAGS: Tags = Object.freeze({});
