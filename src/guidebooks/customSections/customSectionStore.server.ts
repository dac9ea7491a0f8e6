import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { Database } from "#core/database.server.ts";

/** Returns the keys of a guidebook's custom sections, and the next free position. */
export async function listCustomSections(db: Database, guidebookId: string) {
  const rows = await db
    .selectFrom("sections")
    .select(["own_key", "position"])
    .where("guidebook_id", "=", guidebookId)
    .execute();
  const next = Math.max(-1, ...rows.map(({ position }) => position)) + 1;
  return { keys: rows.flatMap(({ own_key }) => own_key ?? []), next };
}

/** Deletes the custom sections that use a shared one. Returns their guidebooks. */
export async function deleteFollowers(db: Database, sharedId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom("sections")
    .where("shared_id", "=", sharedId)
    .where("own_key", "is not", null)
    .returning("guidebook_id")
    .execute();
  return rows.map(({ guidebook_id }) => guidebook_id);
}

/** Deletes a custom section. Returns its guidebook, undefined if there is none that the actor may edit. */
export async function deleteCustomRow(db: Database, actor: Actor, sectionId: string) {
  const row = await db
    .deleteFrom("sections")
    .where("id", "=", sectionId)
    .where("own_key", "is not", null)
    .where("guidebook_id", "in", guidebooksFor(db, actor, "edit"))
    .returning("guidebook_id")
    .executeTakeFirst();
  return row?.guidebook_id;
}
