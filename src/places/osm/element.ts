import type { Point } from "#places/geo.ts";

export type Tags = Readonly<Record<string, string>>;

/** An OpenStreetMap object with its position; ways and relations have the middle of their bounding box. */
export interface OsmElement extends Point {
  type: "node" | "way" | "relation";
  id: number;
  tags: Tags;
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
  /** Batches in an order that is the same at every reading. */
  elements(): AsyncIterable<OsmElement[]>;
}

export const NO_TAGS: Tags = Object.freeze({});
