import type { BackupPlacesTable, PlaceName } from "#operations/backups/tables.server.ts";
import type { Database } from "#core/database.server.ts";

export function listPlaces(db: Database): Promise<BackupPlacesTable[]> {
  return db.selectFrom("backup_places").selectAll().orderBy("place").execute();
}

/** Watches a place from now on, unless it is watched. */
export async function watchPlace(db: Database, place: PlaceName, now: number): Promise<void> {
  await db
    .insertInto("backup_places")
    .values({
      place,
      watched_since: now,
      succeeded_at: null,
      alarmed_at: null,
      tried_at: null,
      trial_failure: null,
    })
    .onConflict((conflict) => conflict.column("place").doNothing())
    .execute();
}

/** Stores that a backup stands there, which ends an alarm. */
export async function storeSuccess(db: Database, place: PlaceName, now: number): Promise<void> {
  await watchPlace(db, place, now);
  await db
    .updateTable("backup_places")
    .set({ succeeded_at: now, alarmed_at: null })
    .where("place", "=", place)
    .execute();
}

/** Stores that the newest backup was tried, and why it could not be restored; null where it could. */
export async function storeTrial(
  db: Database,
  place: PlaceName,
  now: number,
  failure: string | null,
): Promise<void> {
  await watchPlace(db, place, now);
  await db
    .updateTable("backup_places")
    .set({ tried_at: now, trial_failure: failure })
    .where("place", "=", place)
    .execute();
}

export async function storeAlarm(db: Database, place: PlaceName, now: number): Promise<void> {
  await db.updateTable("backup_places").set({ alarmed_at: now }).where("place", "=", place).execute();
}

export async function deletePlace(db: Database, place: PlaceName): Promise<void> {
  await db.deleteFrom("backup_places").where("place", "=", place).execute();
}
