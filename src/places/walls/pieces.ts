import { distanceMetres, type Point } from "#places/geo.ts";

/** Maximum distance of a piece's points from its first; metres. */
export const PIECE_METRES = 1500;
/** Points nearer than this to the previous one are dropped; metres. */
const THIN_METRES = 8;

/** Splits a long line into pieces that each fit a grid cell, and drops redundant points. */
export function piecesOf(path: readonly Point[]): Point[][] {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (const point of path.flatMap((to, at) => between(path[at - 1], to))) {
    const [first] = piece;
    const last = piece.at(-1);
    const isEnd = point === path.at(-1);
    if (last && !isEnd && distanceMetres(last, point) < THIN_METRES) continue;
    if (first && last && distanceMetres(first, point) > PIECE_METRES) {
      pieces.push(piece);
      piece = [last];
    }
    piece.push(point);
  }
  if (piece.length > 0) pieces.push(piece);
  return pieces;
}

/** Returns a point, preceded by intermediate points when it is far. */
function between(from: Point | undefined, to: Point): Point[] {
  const steps = from ? Math.ceil(distanceMetres(from, to) / (PIECE_METRES / 2)) : 1;
  if (!from || steps <= 1) return [to];
  return Array.from({ length: steps }, (_, at) =>
    at === steps - 1
      ? to
      : {
          lat: from.lat + ((to.lat - from.lat) * (at + 1)) / steps,
          lon: from.lon + ((to.lon - from.lon) * (at + 1)) / steps,
        },
  );
}
