import type { Point } from "#places/geo.ts";
import { meeting } from "#places/walls/walls.ts";

type Path = readonly Point[];

/** Side of the squares in which shores and bridges look for each other; degrees, about 500 m. */
const SQUARE = 0.005;

/** The islands of a stretch of coast. One whose shore goes out of it is no island as far as anybody here knows. */
export class Islands {
  readonly #shores: Point[][];
  readonly #bridges: readonly Path[];
  readonly #cutOff = new Map<Path, boolean>();

  /** Shores are pieces of coastline, in the map's direction; bridges everything that may lead over water. */
  constructor(shores: readonly Path[], bridges: readonly Path[]) {
    this.#shores = closedShores(shores);
    this.#bridges = bridges;
  }

  /** Returns true where one of two points is on an island that no bridge leads to, and the other is not. */
  areApart(a: Point, b: Point): boolean {
    return this.#shores.some(
      (shore) => contains(shore, a) !== contains(shore, b) && this.#isWithoutBridge(shore),
    );
  }

  #isWithoutBridge(shore: Path): boolean {
    const known = this.#cutOff.get(shore);
    if (known !== undefined) return known;
    const isWithout = !areCrossed(shore, this.#bridges);
    this.#cutOff.set(shore, isWithout);
    return isWithout;
  }
}

/** Joins pieces of coastline where one ends and another begins; returns those that come back to their beginning. */
function closedShores(pieces: readonly Path[]): Point[][] {
  const from = new Map(pieces.flatMap((piece) => (piece[0] ? [[keyOf(piece[0]), piece] as const] : [])));
  const closed: Point[][] = [];
  for (const [start, first] of from) {
    const shore: Point[] = [];
    let next: Path | undefined = first;
    let end = start;
    while (next) {
      from.delete(end);
      for (const point of next) shore.push(point);
      end = keyOf(shore.at(-1) as Point); // a piece has a point
      next = end === start ? undefined : from.get(end);
    }
    if (end === start && shore.length > 3) closed.push(shore);
  }
  return closed;
}

const keyOf = ({ lat, lon }: Point) => `${lat},${lon}`;

/** A ray to the east crosses the shore an odd number of times. */
function contains(shore: Path, { lat, lon }: Point): boolean {
  let isInside = false;
  let before = shore.at(-1);
  for (const point of shore) {
    if (before && point.lat > lat !== before.lat > lat) {
      const part = (lat - point.lat) / (before.lat - point.lat);
      if (lon < point.lon + part * (before.lon - point.lon)) isInside = !isInside;
    }
    before = point;
  }
  return isInside;
}

function areCrossed(shore: Path, bridges: readonly Path[]): boolean {
  const squares = new Map<string, [Point, Point][]>();
  for (const stretch of stretches(shore))
    for (const square of squaresOf(stretch)) squares.set(square, [...(squares.get(square) ?? []), stretch]);
  for (const bridge of bridges)
    for (const [a, b] of stretches(bridge))
      for (const square of squaresOf([a, b]))
        if (squares.get(square)?.some(([c, d]) => meeting(spot(a), spot(b), spot(c), spot(d)))) return true;
  return false;
}

const spot = ({ lat, lon }: Point) => ({ x: lon, y: lat });

function* stretches(path: Path): Generator<[Point, Point]> {
  for (const [at, b] of path.entries()) {
    const a = path[at - 1];
    if (a) yield [a, b];
  }
}

function* squaresOf([a, b]: readonly [Point, Point]): Generator<string> {
  const along = (one: number, other: number) => [
    Math.floor(Math.min(one, other) / SQUARE),
    Math.floor(Math.max(one, other) / SQUARE),
  ];
  const [south = 0, north = 0] = along(a.lat, b.lat);
  const [west = 0, east = 0] = along(a.lon, b.lon);
  for (let y = south; y <= north; y += 1) for (let x = west; x <= east; x += 1) yield `${x} ${y}`;
}
