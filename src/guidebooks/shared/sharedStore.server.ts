import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import { recordSectionMedia } from "#guidebooks/sectionMedia.server.ts";
import type { SectionsTable, SharedSectionsTable } from "#guidebooks/tables.server.ts";
import type { Database } from "#core/database.server.ts";

type Follower = Pick<SectionsTable, "id" | "guidebook_id" | "type" | "content">;

export function findShared(db: Database, actor: Actor, id: string): Promise<SharedSectionsTable | undefined> {
  return db
    .selectFrom("shared_sections")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", actor.accountId)
    .executeTakeFirst();
}

export function listShared(db: Database, actor: Actor): Promise<SharedSectionsTable[]> {
  return db
    .selectFrom("shared_sections")
    .selectAll()
    .where("account_id", "=", actor.accountId)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .execute();
}

export function listFollowers(db: Database, sharedId: string): Promise<Follower[]> {
  return db
    .selectFrom("sections")
    .select(["id", "guidebook_id", "type", "content"])
    .where("shared_id", "=", sharedId)
    .orderBy("guidebook_id")
    .execute();
}

/** Returns a custom section that uses a shared one; undefined if catalog sections use it. */
export function findCustomFollower(db: Database, sharedId: string): Promise<SectionsTable | undefined> {
  return db
    .selectFrom("sections")
    .selectAll()
    .where("shared_id", "=", sharedId)
    .where("own_key", "is not", null)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

export function listFollowingGuidebooks(db: Database, actor: Actor) {
  return db
    .selectFrom("sections")
    .innerJoin("guidebooks", "guidebooks.id", "sections.guidebook_id")
    .leftJoin("guidebook_access", "guidebook_access.guidebook_id", "guidebooks.id")
    .select([
      "sections.shared_id",
      "sections.id as section_id",
      "guidebooks.id as guidebook_id",
      "guidebooks.name",
      "guidebooks.archived_at",
      "guidebook_access.access",
      "guidebook_access.wifi_for_everyone",
      "sections.tile_name",
      "sections.icon",
      "sections.own_key",
    ])
    .where("guidebooks.account_id", "=", actor.accountId)
    .where("sections.shared_id", "is not", null)
    .orderBy("guidebooks.name")
    .orderBy("guidebooks.id")
    .execute();
}

export async function insertShared(db: Database, row: SharedSectionsTable): Promise<void> {
  await db.insertInto("shared_sections").values(row).execute();
}

/** Writes a shared section and returns it at its next version. */
export function updateShared(
  db: Database,
  id: string,
  columns: Pick<SharedSectionsTable, "content" | "filled" | "prompts" | "sources" | "updated_at">,
): Promise<SharedSectionsTable> {
  return db
    .updateTable("shared_sections")
    .set((current) => ({ ...columns, version: current("version", "+", 1) }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Links sections to a shared one and copies its content to them. */
export async function copyIntoFollowers(
  db: Database,
  { id, type, content, filled, prompts, sources }: SharedSectionsTable,
  sectionIds: readonly string[],
  now: number,
): Promise<void> {
  if (sectionIds.length === 0) return;
  await db
    .updateTable("sections")
    .set((current) => ({
      content,
      filled,
      prompts,
      sources,
      shared_id: id,
      updated_at: now,
      version: current("version", "+", 1),
    }))
    .where("id", "in", sectionIds)
    .execute();
  await db.deleteFrom("section_media").where("section_id", "in", sectionIds).execute();
  for (const sectionId of sectionIds) await recordSectionMedia(db, sectionId, type, JSON.parse(content));
}

/** Detaches a section from its shared one; its content stays. Returns it at its next version. */
export function detach(db: Database, sectionId: string, now: number): Promise<SectionsTable> {
  return db
    .updateTable("sections")
    .set((current) => ({ shared_id: null, updated_at: now, version: current("version", "+", 1) }))
    .where("id", "=", sectionId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Links a section that has the same content already. */
export async function linkToShared(db: Database, sectionId: string, sharedId: string): Promise<void> {
  await db.updateTable("sections").set({ shared_id: sharedId }).where("id", "=", sectionId).execute();
}

/** Invalidates the cached pages of guidebooks, and updates their time of change. */
export async function recordGuidebooksChanged(db: Database, ids: readonly string[], now: number) {
  if (ids.length === 0) return;
  await db
    .updateTable("guidebooks")
    .set((current) => ({ updated_at: now, version: current("version", "+", 1) }))
    .where("id", "in", ids)
    .execute();
}

/** Returns the section of a type of each guidebook that the actor may edit. */
export function listSectionsOfType(
  db: Database,
  actor: Actor,
  type: string,
  guidebookIds: readonly string[],
) {
  return db
    .selectFrom("sections")
    .selectAll()
    .where("type", "=", type)
    .where("own_key", "is", null)
    .where("guidebook_id", "in", guidebookIds)
    .where("guidebook_id", "in", guidebooksFor(db, actor, "edit"))
    .orderBy("guidebook_id")
    .execute();
}

export function findSectionRow(db: Database, actor: Actor, id: string): Promise<SectionsTable | undefined> {
  return db
    .selectFrom("sections")
    .selectAll()
    .where("id", "=", id)
    .where("guidebook_id", "in", guidebooksFor(db, actor, "edit"))
    .executeTakeFirst();
}
