import { Lines } from "#places/osm/lines.ts";
import { Trails } from "#places/osm/trails.ts";
import type { OsmElement, RawFile, RawRelation, RawWay, Request, Tags } from "#places/osm/element.ts";
import type { Point } from "#places/geo.ts";

/** Replaces the tags of a lake on its outline ways. */
const SHORE: Tags = { natural: "water" };
/** Nodes sampled to find a way's middle. */
const SAMPLE = 24;

/**
 * Reads what is wanted and gives ways and relations a position, ways whose course is asked for all their points, stops
 * the lines that serve them, and walks and rides their length. The file is read several times, so that only the
 * positions of the nodes in question are held in memory, and no tags.
 */
export async function* withCentres(
  file: RawFile,
  { wants, wantsPath, wantsTrail }: Request,
): AsyncGenerator<OsmElement[]> {
  const members = new Map<number, Box | null>();
  /** Ways that are the shore of a lake according to their relation. */
  const shores = new Set<number>();
  const lines = new Lines();
  const trails = new Trails(wantsTrail);
  for await (const batch of file.relations()) {
    for (const relation of batch) {
      lines.add(relation);
      trails.expect(relation);
      if (wants(relation.tags)) for (const way of relation.ways) members.set(way, null);
      if (wantsPath(relation.tags)) for (const way of relation.ways) shores.add(way);
    }
  }
  const pathTags = ({ id, tags }: RawWay) => (wantsPath(tags) ? tags : shores.has(id) ? SHORE : undefined);
  const needed = (way: RawWay) =>
    wants(way.tags) || members.has(way.id) || pathTags(way) !== undefined || trails.needs(way);
  const refsOf = (way: RawWay) => (pathTags(way) || trails.needs(way) ? way.refs : sampled(way.refs));

  const ids = new Growing();
  for await (const batch of file.ways()) {
    for (const way of batch) if (needed(way)) for (const ref of refsOf(way)) ids.push(ref);
  }
  const positions = new Positions(ids.sorted());

  for await (const batch of file.nodes()) {
    for (const { id, lat, lon } of batch) positions.record(id, lat, lon);
    yield batch
      .filter((node) => wants(node.tags) || wantsPath(node.tags))
      .map((node) => ({ type: "node" as const, ...node, tags: lines.withLines(node) }));
  }
  for await (const batch of file.ways()) {
    for (const way of batch.filter(trails.needs)) trails.measure(way, positions.find);
    yield batch.filter(needed).flatMap((way): OsmElement[] => {
      const points = refsOf(way).flatMap((ref) => positions.find(ref) ?? []);
      const box = boxOf(points);
      if (box && members.has(way.id)) members.set(way.id, box);
      const path = pathTags(way);
      if (!box || (!path && !wants(way.tags))) return [];
      const tags = wants(way.tags) ? way.tags : (path ?? way.tags);
      return [{ type: "way", id: way.id, tags, ...middle(box), ...(path && { path: points }) }];
    });
  }
  for await (const batch of file.relations()) {
    yield batch.flatMap((relation): OsmElement[] => {
      const trail = trails.ofRoute(relation);
      const [at] = trail?.ends ?? [];
      if (trail && at) return [{ type: "relation", id: relation.id, tags: relation.tags, ...at, trail }];
      return wants(relation.tags) ? placed(relation, members) : [];
    });
  }
  yield trails.ofPaths();
}

function placed({ id, tags, ways }: RawRelation, members: Map<number, Box | null>): OsmElement[] {
  const corners = ways.flatMap((way) => {
    const box = members.get(way);
    return box ? [box.low, box.high] : [];
  });
  const box = boxOf(corners);
  return box ? [{ type: "relation", id, tags, ...middle(box) }] : [];
}

interface Box {
  low: Point;
  high: Point;
}

/** Returns the box around points, or null around none. */
export function boxOf(points: Point[]): Box | null {
  const first = points[0];
  if (!first) return null;
  const low = { ...first };
  const high = { ...first };
  for (const { lat, lon } of points) {
    low.lat = Math.min(low.lat, lat);
    low.lon = Math.min(low.lon, lon);
    high.lat = Math.max(high.lat, lat);
    high.lon = Math.max(high.lon, lon);
  }
  return { low, high };
}

export const middle = ({ low, high }: Box): Point => ({
  lat: (low.lat + high.lat) / 2,
  lon: (low.lon + high.lon) / 2,
});

function sampled(refs: number[]): number[] {
  if (refs.length <= SAMPLE) return refs;
  return Array.from({ length: SAMPLE }, (_, at) => refs[Math.floor((at * refs.length) / SAMPLE)] ?? 0);
}

/** Growing typed arrays: an extract of a country needs tens of millions of numbers. */
class Growing {
  #values = new Float64Array(1024);
  #length = 0;

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Float64Array(this.#length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length++] = value;
  }

  /** Returns them ascending, each once. */
  sorted(): Float64Array {
    const all = this.#values.subarray(0, this.#length).toSorted();
    let length = 0;
    for (const value of all) if (length === 0 || all[length - 1] !== value) all[length++] = value;
    return all.subarray(0, length);
  }
}

class Positions {
  readonly #ids: Float64Array;
  readonly #lats: Float64Array;
  readonly #lons: Float64Array;
  #cursor = 0;

  constructor(ids: Float64Array) {
    this.#ids = ids;
    this.#lats = new Float64Array(ids.length).fill(Number.NaN);
    this.#lons = new Float64Array(ids.length);
  }

  /** Fast when ids come in order, as in nearly every file. */
  record(id: number, lat: number, lon: number): void {
    const ids = this.#ids;
    if ((ids[this.#cursor] ?? Infinity) > id && (ids[this.#cursor - 1] ?? -Infinity) >= id) {
      this.#cursor = this.#search(id);
    }
    while ((ids[this.#cursor] ?? Infinity) < id) this.#cursor += 1;
    if (ids[this.#cursor] !== id) return;
    this.#lats[this.#cursor] = lat;
    this.#lons[this.#cursor] = lon;
  }

  find = (id: number): Point | null => {
    const at = this.#search(id);
    const lat = this.#lats[at];
    if (this.#ids[at] !== id || lat === undefined || Number.isNaN(lat)) return null;
    return { lat, lon: this.#lons[at] ?? 0 };
  };

  #search(id: number): number {
    let low = 0;
    let high = this.#ids.length;
    while (low < high) {
      const half = (low + high) >>> 1;
      if ((this.#ids[half] ?? 0) < id) low = half + 1;
      else high = half;
    }
    return low;
  }
}
