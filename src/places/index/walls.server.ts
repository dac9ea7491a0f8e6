import type { Insertable } from "kysely";
import { cellOf, distanceMetres, type Point } from "#places/geo.ts";
import type { Run } from "#places/index/rows.server.ts";
import { coastInCells, wallsInCells, type WallRow } from "#places/index/wallStore.server.ts";
import type { OsmElement } from "#places/osm/element.ts";
import type { PlaceNearby } from "#places/place.ts";
import type { PlaceWallsTable } from "#places/tables.server.ts";
import { Islands } from "#places/walls/islands.ts";
import { courseOf, wallKinds } from "#places/walls/course.ts";
import { PIECE_METRES, piecesOf } from "#places/walls/pieces.ts";
import { Walls, type Wall } from "#places/walls/walls.ts";
import type { Database } from "#core/database.server.ts";

/** A smaller pond is walked around; metres from corner to corner. */
const MIN_WATER_METRES = 250;
/** Longer walks are never suggested; metres. */
const WALK_METRES = 2000;
/** How far an island's coast is followed; metres. */
const ISLAND_METRES = 30_000;
/** A station is among its rails, a ferry landing on the water; metres. */
const AT_STOP_METRES = 150;

/** Returns the rows of an element as an obstacle to walkers: a wall in pieces, or a crossing. */
export function wallRows(element: OsmElement, { dataset, run }: Run): Insertable<PlaceWallsTable>[] {
  const course = courseOf(element.tags);
  const path = element.path ?? (element.type === "node" ? [element] : []);
  if (!course || path.length === 0 || isPond(course.kind, path)) return [];
  return piecesOf(path).map((piece, at) => ({
    id: `${element.type}/${element.id}/${at}`,
    kind: course.kind,
    is_crossing: course.isCrossing ? 1 : 0,
    cell: cellOf(piece[0] ?? element),
    path: piece.map(({ lat, lon }) => `${lat.toFixed(5)},${lon.toFixed(5)}`).join(" "),
    dataset,
    run,
  }));
}

/** A ring small enough to walk around. */
function isPond(kind: Wall["kind"], path: readonly Point[]): boolean {
  const [first] = path;
  const last = path.at(-1);
  if (
    (kind !== "water" && kind !== "coast") ||
    !first ||
    !last ||
    path.length < 4 ||
    distanceMetres(first, last) > 1
  )
    return false;
  return path.every((point) => distanceMetres(first, point) < MIN_WATER_METRES);
}

/** Adds to each place the obstacle on the walk (water, railway, motorway), and whether it is over sea. */
export async function withWalls(db: Database, from: Point, places: PlaceNearby[]): Promise<PlaceNearby[]> {
  const rows = await wallsInCells(db, from, WALK_METRES + PIECE_METRES);
  const walls = new Walls(from, rows.map(wallOf));
  const islands = await islandsAround(db, from);
  return places.map((place) => {
    const isOverSea = islands?.areApart(from, place) === true;
    const isAtWall = place.category === "train" || place.category === "ferry" || place.category === "tram";
    const isWalked = place.metres <= WALK_METRES;
    const across = isWalked ? walls.across(place, isAtWall ? AT_STOP_METRES : undefined) : null;
    return { ...place, ...(across && { across }), ...(isOverSea && { isOverSea }) };
  });
}

/** Returns the islands around a point, or null without a coast. */
async function islandsAround(db: Database, from: Point): Promise<Islands | null> {
  const rows = await coastInCells(db, from, ISLAND_METRES);
  const shores = rows.filter(({ kind, is_crossing }) => kind === "coast" && is_crossing === 0);
  if (shores.length === 0) return null;
  const bridges = rows.filter(({ is_crossing }) => is_crossing === 1);
  return new Islands(shores.map(pathOf), bridges.map(pathOf));
}

function wallOf(row: WallRow): Wall {
  const known = wallKinds.find((each) => each === row.kind) ?? "any";
  return { kind: known, isCrossing: row.is_crossing === 1, path: pathOf(row) };
}

const pathOf = ({ path }: WallRow): Point[] =>
  path.split(" ").map((text) => {
    const [lat = 0, lon = 0] = text.split(",").map(Number);
    return { lat, lon };
  });
