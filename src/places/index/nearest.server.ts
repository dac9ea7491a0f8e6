import { z } from "zod";
import type { Database } from "#core/database.server.ts";
import type { Category } from "#places/category.ts";
import { distanceMetres, type Point } from "#places/geo.ts";
import { placesById, placesInCells, type PlaceRow } from "#places/index/store.server.ts";
import type { Place, PlaceNearby } from "#places/place.ts";
import type { Want } from "#places/placesService.ts";
import { nearestEnd, trail } from "#places/trails/trail.ts";

/** Metres of the first circle. */
const FIRST = 250;

const tags = z.record(z.string(), z.string());

export async function placesNear(db: Database, point: Point, wants: Want[]): Promise<PlaceNearby[]> {
  const found: Near[] = [];
  for (const want of wants) found.push(...(await nearestIds(db, point, want)));
  return withRows(db, point, found);
}

interface Near {
  id: string;
  metres: number;
}

/** Widens the circle until it contains enough, up to the maximum radius. */
async function nearestIds(db: Database, point: Point, { category, within, limit }: Want): Promise<Near[]> {
  for (let radius = Math.min(FIRST, within); ;) {
    const rows = await placesInCells(db, category, point, radius);
    const near = rows
      .map((row) => ({ id: row.id, metres: distanceMetres(point, row) }))
      .filter(({ metres }) => metres <= radius)
      .toSorted((a, b) => a.metres - b.metres || a.id.localeCompare(b.id));
    if (near.length >= limit || radius >= within) return near.slice(0, limit);
    radius = Math.min(radius * widerBy(near.length, limit), within);
  }
}

/** Returns the factor for the next circle, by how full this one was. */
const widerBy = (found: number, limit: number) =>
  Math.min(4, Math.max(1.5, Math.sqrt((1.5 * limit) / Math.max(1, found))));

async function withRows(db: Database, point: Point, near: Near[]): Promise<PlaceNearby[]> {
  const rows = new Map<string, PlaceRow>();
  for (let at = 0; at < near.length; at += 500) {
    const ids = near.slice(at, at + 500).map(({ id }) => id);
    for (const row of await placesById(db, ids)) rows.set(row.id, row);
  }
  return near.flatMap(({ id, metres }) => {
    const row = rows.get(id);
    return row ? [fromHere({ ...storedPlace(row), metres }, point)] : [];
  });
}

/** A walk starts at the nearer end. */
function fromHere(place: PlaceNearby, point: Point): PlaceNearby {
  if (!place.trail) return place;
  const end = nearestEnd(place.trail, point);
  return { ...place, ...end, metres: distanceMetres(point, end) };
}

export function storedPlace({
  id,
  name,
  category,
  lat,
  lon,
  tags: json,
  trail: course,
  as_of,
}: PlaceRow): Place {
  const known = category as Category; // written by placeRow, which writes only categories
  const read = tags.parse(JSON.parse(json));
  return {
    id,
    name,
    category: known,
    lat,
    lon,
    tags: read,
    source: "index",
    asOf: as_of,
    ...(course !== null && { trail: trail.parse(JSON.parse(course)) }),
  };
}
