import { hashOfPicture } from "#media/contract.ts";
import type { Database } from "#core/database.server.ts";

/** Returns the guidebooks of all accounts that were put into the bin before a moment (epoch ms). */
export function findBinnedBefore(db: Database, time: number) {
  return db.selectFrom("guidebooks").select(["id", "slug"]).where("deleted_at", "<=", time).execute();
}

export async function hashesOfGuidebook(db: Database, guidebookId: string): Promise<string[]> {
  const inSections = db
    .selectFrom("section_media")
    .innerJoin("sections", "sections.id", "section_media.section_id")
    .select("hash")
    .where("guidebook_id", "=", guidebookId);
  const inHistory = db
    .selectFrom("section_version_media")
    .innerJoin("sections", "sections.id", "section_version_media.history_id")
    .select("hash")
    .where("guidebook_id", "=", guidebookId);
  const shown = await inSections.union(inHistory).execute();
  const covers = await db
    .selectFrom("guidebooks")
    .select(["cover", "cover_original"])
    .where("id", "=", guidebookId)
    .executeTakeFirstOrThrow();
  const onCover = [covers.cover, covers.cover_original].flatMap((path) => hashOfPicture(path ?? "") ?? []);
  return [...new Set([...shown.map(({ hash }) => hash), ...onCover])];
}

/** Deletes a binned guidebook with all that belongs to it. False if it is gone or was restored. */
export async function deleteGuidebookRow(db: Database, guidebookId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("guidebooks")
    .where("id", "=", guidebookId)
    .where("deleted_at", "is not", null)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
