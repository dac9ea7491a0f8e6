import type { Point } from "#places/geo.ts";
import type { Trail } from "#places/trails/trail.ts";

export type Tags = Readonly<Record<string, string>>;

/** An OpenStreetMap object with its position; ways and relations have the middle of their bounding box. */
export interface OsmElement extends Point {
  type: "node" | "way" | "relation";
  id: number;
  tags: Tags;
  /** All its points, of a way whose course is read. */
  path?: Point[];
  /** Of a walk or a ride whose whole course is in the file. */
  trail?: Trail;
}

/** What an importer reads of a file: which objects, of which ways the whole course, and which lines are measured. */
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
  /** Ids of the member ways; nodes and nested relations play no part in where it lies. */
  ways: number[];
  /** What each of those ways is to the relation: "", "forward", "alternative". */
  roles: string[];
  /** Ids of the member nodes: the stops of a line. */
  nodes: number[];
}

/** A file whose ways know their nodes by id only. Each call reads the file anew, in batches. */
export interface RawFile {
  nodes(): AsyncIterable<RawNode[]>;
  ways(): AsyncIterable<RawWay[]>;
  relations(): AsyncIterable<RawRelation[]>;
}

/** An extract as the importer wants it. */
export interface Extract {
  /** When the map was like this, epoch ms; null where the file does not say. */
  asOf: number | null;
  /** The newest edit of what was read so far, epoch ms; null where the file has no times of edits. */
  newestEdit: () => number | null;
  /** Batches in an order that is the same at every reading. */
  elements(): AsyncIterable<OsmElement[]>;
}

export const NO_TAGS: Tags = Object.freeze({});
