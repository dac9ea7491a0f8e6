import type { Point } from "#places/geo.ts";

export type Path = readonly Point[];

export const keyOf = ({ lat, lon }: Point) => `${lat},${lon}`;

/** Joins pieces of coastline end to end: into closed shores, and others. */
export function closedShores(pieces: readonly Path[]): { closed: Point[][]; open: Point[][] } {
  const from = new Map(pieces.flatMap((piece) => (piece[0] ? [[keyOf(piece[0]), piece] as const] : [])));
  const closed: Point[][] = [];
  const open: Point[][] = [];
  for (const [start, first] of from) {
    const shore: Point[] = [];
    let next: Path | undefined = first;
    let end = start;
    while (next) {
      from.delete(end);
      for (const point of next) shore.push(point);
      end = keyOf(shore.at(-1) as Point); // no piece is empty
      next = end === start ? undefined : from.get(end);
    }
    (end === start && shore.length > 3 ? closed : open).push(shore);
  }
  return { closed, open };
}

/** Returns whether a point is inside a closed shore: a ray to the east crosses it an odd number of times. */
export function contains(shore: Path, { lat, lon }: Point): boolean {
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
