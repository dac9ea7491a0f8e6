import type { Point } from "#places/geo.ts";
import type { Course, WallKind } from "#places/walls/course.ts";

export interface Wall extends Course {
  path: readonly Point[];
}

/** A point in metres east and north of the property. */
interface Spot {
  x: number;
  y: number;
}

interface Segment {
  kind: WallKind;
  a: Spot;
  b: Spot;
}

/** Maximum ratio of a detour by a bridge: a third more, and as far as to the next corner. */
const DETOUR = 1.3;
const DETOUR_METRES = 150;
/** A line this near to either end does not count: map inaccuracy, or a place on the shore. */
const END_METRES = 40;

/** The obstacles between a property and the places around it. */
export class Walls {
  readonly #origin: Point;
  readonly #segments: Segment[] = [];
  /** The crossings of each kind of wall. */
  readonly #crossings: Record<WallKind, Spot[]> = { water: [], coast: [], rail: [], road: [] };

  constructor(origin: Point, walls: readonly Wall[]) {
    this.#origin = origin;
    for (const { kind, isCrossing, path } of walls) {
      const spots = path.map((point) => this.#spot(point));
      if (isCrossing && kind !== "any") this.#crossings[kind].push(...spots);
      if (isCrossing || kind === "any") continue;
      for (const [a, b] of pairs(spots)) this.#segments.push({ kind, a, b });
    }
    for (const { path } of walls.filter(({ kind }) => kind === "any"))
      this.#bridge(path.map((point) => this.#spot(point)));
  }

  /** A bridge crosses each wall that its line intersects. */
  #bridge(spots: Spot[]): void {
    for (const [a, b] of pairs(spots)) {
      for (const segment of this.#segments) {
        const spot = meeting(a, b, segment.a, segment.b);
        if (spot) this.#crossings[segment.kind].push(spot);
      }
    }
  }

  /** Returns the wall that the line from the property to a point crosses, no crossing near; or null. */
  across(point: Point, endMetres = END_METRES): WallKind | null {
    const from = { x: 0, y: 0 };
    const to = this.#spot(point);
    const length = apart(from, to);
    const walkable = length * DETOUR + DETOUR_METRES;
    for (const { kind, a, b } of this.#segments) {
      const spot = meeting(from, to, a, b);
      if (!spot || apart(from, spot) < END_METRES || apart(spot, to) < endMetres) continue;
      const isCrossed = this.#crossings[kind].some((by) => apart(from, by) + apart(by, to) <= walkable);
      if (!isCrossed) return kind;
    }
    return null;
  }

  #spot({ lat, lon }: Point): Spot {
    const metres = 111_195;
    const narrow = Math.cos((this.#origin.lat * Math.PI) / 180);
    return { x: (lon - this.#origin.lon) * metres * narrow, y: (lat - this.#origin.lat) * metres };
  }
}

function* pairs(spots: Spot[]): Generator<[Spot, Spot]> {
  for (const [at, b] of spots.entries()) {
    const a = spots[at - 1];
    if (a) yield [a, b];
  }
}

const apart = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

/** Returns the intersection of two line segments, or null. */
export function meeting(a: Spot, b: Spot, c: Spot, d: Spot): Spot | null {
  if (Math.max(a.x, b.x) < Math.min(c.x, d.x) || Math.max(c.x, d.x) < Math.min(a.x, b.x)) return null;
  if (Math.max(a.y, b.y) < Math.min(c.y, d.y) || Math.max(c.y, d.y) < Math.min(a.y, b.y)) return null;
  const first = { x: b.x - a.x, y: b.y - a.y };
  const second = { x: d.x - c.x, y: d.y - c.y };
  const cross = first.x * second.y - first.y * second.x;
  if (cross === 0) return null;
  const along = ((c.x - a.x) * second.y - (c.y - a.y) * second.x) / cross;
  const other = ((c.x - a.x) * first.y - (c.y - a.y) * first.x) / cross;
  if (along < 0 || along > 1 || other < 0 || other > 1) return null;
  return { x: a.x + along * first.x, y: a.y + along * first.y };
}
