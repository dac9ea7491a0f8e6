import type { SectionsTable } from "#guidebooks/tables.server.ts";
import type { Database } from "#core/database.server.ts";

type Place = Pick<SectionsTable, "position" | "hidden" | "tile_name" | "icon">;

/** Returns the order of a guidebook's sections. The caller has checked the right. */
export function listPlaces(db: Database, guidebookId: string) {
  return db
    .selectFrom("sections")
    .select(["id", "type", "position", "hidden", "tile_name", "icon", "own_key"])
    .where("guidebook_id", "=", guidebookId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Stores a section's position, title and icon. */
export async function updatePlace(db: Database, sectionId: string, place: Place): Promise<void> {
  await db.updateTable("sections").set(place).where("id", "=", sectionId).execute();
}
