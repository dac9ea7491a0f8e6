import { sql } from "kysely";
import { distanceMetres, type Point } from "#places/geo.ts";
import type { Database } from "#core/database.server.ts";

/** A shore, or a bridge over it. */
export interface WaterLine {
  isBridge: boolean;
  path: Point[];
}

export async function wallsIn(db: Database): Promise<WaterLine[]> {
  const { rows } = await sql<{ kind: string; is_crossing: number; path: string }>`
    select kind, is_crossing, path from place_walls where kind in ('water', 'coast', 'any')`.execute(db);
  return rows.map(({ is_crossing, path }) => ({
    isBridge: is_crossing === 1,
    path: path.split(" ").map((text) => {
      const [lat = 0, lon = 0] = text.split(",").map(Number);
      return { lat, lon };
    }),
  }));
}

/** A bridge is on the way where the way by its middle is at most this much longer than the straight line; metres. */
const DETOUR = (metres: number) => metres * 1.5 + 250;
/** As near to either end a shore says little. */
const END = 45;

/** Returns true where the straight line crosses a shore and no bridge is on the way. */
export function crossesWater(lines: readonly WaterLine[], from: Point, to: Point): boolean {
  const metres = distanceMetres(from, to);
  const isNear = ({ path }: WaterLine) => path.some((point) => distanceMetres(from, point) < metres + 4000);
  const near = lines.filter(isNear);
  const crosses = near.some(
    ({ isBridge, path }) =>
      !isBridge &&
      path.some((point, at) => {
        const before = path[at - 1];
        const spot = before && meeting(from, to, before, point);
        return spot && distanceMetres(from, spot) > END && distanceMetres(to, spot) > END;
      }),
  );
  if (!crosses) return false;
  return !near.some(
    ({ isBridge, path }) =>
      isBridge &&
      path.some((point) => distanceMetres(from, point) + distanceMetres(point, to) < DETOUR(metres)),
  );
}

function meeting(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [rx, ry, sx, sy] = [b.lon - a.lon, b.lat - a.lat, d.lon - c.lon, d.lat - c.lat];
  const cross = rx * sy - ry * sx;
  if (cross === 0) return null;
  const t = ((c.lon - a.lon) * sy - (c.lat - a.lat) * sx) / cross;
  const u = ((c.lon - a.lon) * ry - (c.lat - a.lat) * rx) / cross;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? { lat: a.lat + t * ry, lon: a.lon + t * rx } : null;
}
