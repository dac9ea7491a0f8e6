import type { Database } from "#core/database.server.ts";
import { activeStates } from "#operations/regions/contract.ts";
import type { MapRegionsTable } from "#operations/regions/tables.server.ts";

/** Returns the regions that were asked for, with how many objects of the map their newest import has read. */
export function listStoredRegions(db: Database) {
  return db
    .selectFrom("map_regions")
    .leftJoin("place_imports", "place_imports.path", "map_regions.path")
    .selectAll("map_regions")
    .select(["place_imports.elements", "place_imports.finished_at"])
    .orderBy("map_regions.name")
    .execute();
}
export type StoredRegion = Awaited<ReturnType<typeof listStoredRegions>>[number];

/** Returns the region that waits longest, or is under way. */
export function findActiveRegion(db: Database): Promise<MapRegionsTable | undefined> {
  return db
    .selectFrom("map_regions")
    .selectAll()
    .where("state", "in", activeStates)
    .orderBy("requested_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** Stores a region as asked for; what was imported of it stays known. */
export async function insertRequest(
  db: Database,
  row: Omit<MapRegionsTable, "state" | "done" | "failure" | "sha256" | "imported_at">,
): Promise<void> {
  const fresh = { ...row, state: "waiting", done: 0, failure: null } as const;
  await db
    .insertInto("map_regions")
    .values({ ...fresh, sha256: null, imported_at: null })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(fresh))
    .execute();
}

export async function changeRegion(
  db: Database,
  id: string,
  change: Partial<Omit<MapRegionsTable, "id">>,
): Promise<void> {
  await db.updateTable("map_regions").set(change).where("id", "=", id).execute();
}

/** Asks for the regions again that were imported before a time (epoch ms); an update that failed waits for the operator. */
export async function requestOlderRegions(db: Database, before: number, now: number): Promise<void> {
  await db
    .updateTable("map_regions")
    .set({ state: "waiting", done: 0, failure: null, requested_at: now })
    .where("state", "=", "done")
    .where("imported_at", "<=", before)
    .execute();
}
