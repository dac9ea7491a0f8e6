import { distanceMetres, type Point } from "#places/geo.ts";

/** Maximum distance of the nearest; metres. */
const MAX_METRES = 50_000;
/** Squares in a degree, and the minimum width of one at 60° of latitude; metres. */
const PER_DEGREE = 10;
const SIDE = 5500;
const MAX_RING = 10;

/** A grid of a tenth of a degree, so that a look-up of the nearest reads only a few towns. */
export class LocalityMap<T extends Point> {
  readonly #squares = new Map<number, T[]>();

  constructor(localities: Iterable<T>) {
    for (const locality of localities) this.add(locality);
  }

  add(locality: T): void {
    const key = square(row(locality.lat), column(locality.lon));
    const there = this.#squares.get(key);
    if (there) there.push(locality);
    else this.#squares.set(key, [locality]);
  }

  /** Returns the nearest within 50 km, or null. Searches rings of squares until none further out can be nearer. */
  nearest(point: Point): (T & { metres: number }) | null {
    let best: T | null = null;
    let metres = MAX_METRES;
    for (let ring = 0; ring <= MAX_RING && (ring === 0 || (ring - 1) * SIDE < metres); ring += 1) {
      for (const locality of this.#ring(point, ring)) {
        const away = distanceMetres(point, locality);
        if (away > metres || (away === metres && best)) continue;
        best = locality;
        metres = away;
      }
    }
    return best && { ...best, metres };
  }

  *#ring({ lat, lon }: Point, ring: number): Generator<T> {
    for (let north = -ring; north <= ring; north += 1) {
      const isEdge = Math.abs(north) === ring;
      for (let east = -ring; east <= ring; east += isEdge ? 1 : 2 * ring) {
        yield* this.#squares.get(square(row(lat) + north, column(lon) + east)) ?? [];
        if (ring === 0) break;
      }
    }
  }
}

const row = (lat: number) => Math.floor(lat * PER_DEGREE);
const column = (lon: number) => Math.floor(lon * PER_DEGREE);
const square = (north: number, east: number) => north * 10_000 + east;
