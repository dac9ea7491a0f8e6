import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { Database } from "#core/database.server.ts";

/** Returns the guidebooks that the actor may read, all or one, by name. */
export function listNames(db: Database, actor: Actor, guidebookId: string | undefined) {
  let query = db
    .selectFrom("guidebooks")
    .select(["id", "name", "archived_at"])
    .where("id", "in", guidebooksFor(db, actor, "read"));
  if (guidebookId !== undefined) query = query.where("id", "=", guidebookId);
  return query.orderBy("name").orderBy("id").execute();
}

/** Returns the stored content of the sections with a guidebook's times and its country. */
export function listFactSections(db: Database, actor: Actor, guidebookId: string | undefined) {
  let query = db
    .selectFrom("sections")
    .select(["guidebook_id", "type", "content"])
    .where("type", "in", ["checkin", "departure", "property"])
    .where("guidebook_id", "in", guidebooksFor(db, actor, "read"));
  if (guidebookId !== undefined) query = query.where("guidebook_id", "=", guidebookId);
  return query.execute();
}
