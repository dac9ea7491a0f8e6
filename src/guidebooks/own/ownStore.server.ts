import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { Database } from "#platform/database.server.ts";

/** Returns how many sections of a guidebook its host added, and the place after its last one. */
export async function countOwn(db: Database, guidebookId: string): Promise<{ own: number; next: number }> {
  const row = await db
    .selectFrom("sections")
    .select(({ fn }) => [fn.count<number>("own_key").as("own"), fn.max<number | null>("position").as("last")])
    .where("guidebook_id", "=", guidebookId)
    .executeTakeFirstOrThrow();
  return { own: row.own, next: (row.last ?? -1) + 1 };
}

/** Deletes a section that a host added. Returns its guidebook, undefined where there is none that the actor may edit. */
export async function deleteOwn(db: Database, actor: Actor, sectionId: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom("sections")
    .where("id", "=", sectionId)
    .where("own_key", "is not", null)
    .where("guidebook_id", "in", guidebooksFor(db, actor, "edit"))
    .returning("guidebook_id")
    .executeTakeFirst();
  return row?.guidebook_id;
}
