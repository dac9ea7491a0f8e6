import type { Database } from "#platform/database.server.ts";
import { picturePath } from "#media/contract.ts";

/**
 * Returns whether a picture stands in passages alone that are only for the stay, in guidebooks that show those to nobody
 * else (Stays 6). One that stands nowhere is nobody's secret: an editor may not have saved it yet.
 */
export async function isSecretPicture(db: Database, hash: string): Promise<boolean> {
  const uses = await usesOf(db, hash);
  if (uses.length === 0 || uses.some(({ isSecret }) => !isSecret)) return false;
  const onCover = await db
    .selectFrom("guidebooks")
    .select("id")
    .where("cover", "=", picturePath(hash))
    .executeTakeFirst();
  return onCover === undefined;
}

async function usesOf(db: Database, hash: string) {
  const rows = await db
    .selectFrom("section_media")
    .innerJoin("sections", "sections.id", "section_media.section_id")
    .leftJoin("guidebook_access", "guidebook_access.guidebook_id", "sections.guidebook_id")
    .select(["only_stay", "access"])
    .where("hash", "=", hash)
    .execute();
  return rows.map((row) => ({ isSecret: row.only_stay === 1 && row.access === "stays" }));
}

/** Returns whether a picture stands in a guidebook of an account of which a person is a member. */
export async function isPictureOfMember(db: Database, userId: string, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom("section_media")
    .innerJoin("sections", "sections.id", "section_media.section_id")
    .innerJoin("guidebooks", "guidebooks.id", "sections.guidebook_id")
    .innerJoin("account_members", "account_members.account_id", "guidebooks.account_id")
    .select("hash")
    .where("hash", "=", hash)
    .where("account_members.user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}
