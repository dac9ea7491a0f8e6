import type { Point } from "#places/geo.ts";
import { closedShores, contains, keyOf, type Path } from "#places/walls/shores.ts";
import { meeting } from "#places/walls/walls.ts";

/** Side of the grid squares for matching shores and bridges; degrees, about 500 m. */
const SQUARE = 0.005;

interface Stretch {
  land: string;
  a: Point;
  b: Point;
}

/** The group of shores that do not close in the data. */
const MAINLAND = "mainland";

/** The islands of a stretch of coast, and the bridges between them. */
export class Islands {
  readonly #shores: Point[][];
  readonly #squares = new Map<string, Stretch[]>();
  /** Lands joined by bridges. */
  readonly #joined = new Groups();

  /** Shores are pieces of coastline, in the map's direction; bridges are all possible crossings of water. */
  constructor(shores: readonly Path[], bridges: readonly Path[]) {
    const { closed, open } = closedShores(shores);
    this.#shores = closed;
    for (const [at, shore] of closed.entries()) this.#add(shore, `${at}`);
    for (const shore of open) this.#add(shore, MAINLAND);
    this.#join(bridges);
  }

  /** Returns whether two points are on lands without a bridge; false when unknown. */
  areApart(a: Point, b: Point): boolean {
    const [one, other] = [this.#landOf(a), this.#landOf(b)];
    if (one === other || this.#joined.of(one) === this.#joined.of(other)) return false;
    // A ferry landing is on the water, and so is the middle of a beach.
    if (one === MAINLAND) return !this.#isNear(a, other);
    return other !== MAINLAND || !this.#isNear(b, one);
  }

  #add(shore: Path, land: string): void {
    for (const [a, b] of stretches(shore))
      for (const square of squaresOf(a, b))
        this.#squares.set(square, [...(this.#squares.get(square) ?? []), { land, a, b }]);
  }

  /** A bridge of several ways joins all lands whose shores they cross; a jetty crosses one shore only. */
  #join(bridges: readonly Path[]): void {
    const whole = new Groups();
    for (const bridge of bridges) for (const [a, b] of stretches(bridge)) whole.join(keyOf(a), keyOf(b));
    const landAt = new Map<string, string>();
    for (const bridge of bridges) {
      const key = bridge[0] ? whole.of(keyOf(bridge[0])) : "";
      for (const land of this.#landsUnder(bridge)) {
        this.#joined.join(land, landAt.get(key) ?? land);
        landAt.set(key, land);
      }
    }
  }

  *#landsUnder(bridge: Path): Generator<string> {
    for (const [a, b] of stretches(bridge))
      for (const square of squaresOf(a, b))
        for (const { land, a: c, b: d } of this.#squares.get(square) ?? [])
          if (meeting(spot(a), spot(b), spot(c), spot(d))) yield land;
  }

  #landOf(point: Point): string {
    const at = this.#shores.findIndex((shore) => contains(shore, point));
    return at === -1 ? MAINLAND : `${at}`;
  }

  #isNear({ lat, lon }: Point, land: string): boolean {
    const [south, north] = [lat - SQUARE, lat + SQUARE];
    const around = squaresOf({ lat: south, lon: lon - SQUARE }, { lat: north, lon: lon + SQUARE });
    return [...around].some((square) => this.#squares.get(square)?.some((stretch) => stretch.land === land));
  }
}

const spot = ({ lat, lon }: Point) => ({ x: lon, y: lat });

function* stretches(path: Path): Generator<[Point, Point]> {
  for (const [at, b] of path.entries()) {
    const a = path[at - 1];
    if (a) yield [a, b];
  }
}

function* squaresOf(a: Point, b: Point): Generator<string> {
  const along = (one: number, other: number) => [
    Math.floor(Math.min(one, other) / SQUARE),
    Math.floor(Math.max(one, other) / SQUARE),
  ];
  const [south = 0, north = 0] = along(a.lat, b.lat);
  const [west = 0, east = 0] = along(a.lon, b.lon);
  for (let y = south; y <= north; y += 1) for (let x = west; x <= east; x += 1) yield `${x} ${y}`;
}

/** Groups of names that can be merged (union-find). */
class Groups {
  readonly #next = new Map<string, string>();

  join(a: string, b: string): void {
    this.#next.set(this.of(a), this.of(b));
  }

  /** Returns the representative of a name's group. */
  of(name: string): string {
    let root = name;
    for (let next = this.#next.get(root); next !== undefined && next !== root; next = this.#next.get(root))
      root = next;
    for (let at = name; at !== root;) {
      const next = this.#next.get(at) ?? root;
      this.#next.set(at, root);
      at = next;
    }
    return root;
  }
}
