import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { Database } from "#core/database.server.ts";

/** Returns the contact sections of active guidebooks that the actor may read, by guidebook. */
export function listContactSections(db: Database, actor: Actor) {
  return db
    .selectFrom("sections")
    .innerJoin("guidebooks", "guidebooks.id", "sections.guidebook_id")
    .select([
      "sections.id",
      "sections.guidebook_id",
      "guidebooks.name",
      "sections.content",
      "sections.version",
      "sections.tile_name",
      "sections.shared_id",
      "sections.hidden",
    ])
    .where("sections.type", "=", "contacts")
    .where("guidebooks.archived_at", "is", null)
    .where("guidebooks.id", "in", guidebooksFor(db, actor, "read"))
    .orderBy("guidebooks.name")
    .orderBy("guidebooks.id")
    .orderBy("sections.position")
    .execute();
}

/** Returns the active guidebooks that the actor may read, by name, each with the content of its property section. */
export function listProperties(db: Database, actor: Actor) {
  return db
    .selectFrom("guidebooks")
    .leftJoin("sections as property", (join) =>
      join.onRef("property.guidebook_id", "=", "guidebooks.id").on("property.type", "=", "property"),
    )
    .select(["guidebooks.id", "guidebooks.name", "property.content"])
    .where("guidebooks.archived_at", "is", null)
    .where("guidebooks.id", "in", guidebooksFor(db, actor, "read"))
    .orderBy("guidebooks.name")
    .orderBy("guidebooks.id")
    .execute();
}
