import type { SectionMediaTable } from "#guidebooks/tables.server.ts";
import { picturePath } from "#media/contract.ts";
import type { PictureOwner } from "#media/store.server.ts";
import type { Database } from "#core/database.server.ts";

/** Returns an account that shows the picture: logo, section, cover or version. Ignores guidebook `except`. */
export async function findAccountShowing(
  db: Database,
  hash: string,
  { except = "" }: { except?: string } = {},
): Promise<PictureOwner | undefined> {
  const inContent = db
    .selectFrom("section_media")
    .innerJoin("sections", "sections.id", "section_media.section_id")
    .innerJoin("guidebooks", "guidebooks.id", "sections.guidebook_id")
    .select(["account_id", "user_id"])
    .where("hash", "=", hash)
    .where("guidebooks.id", "!=", except);
  const inHistory = db
    .selectFrom("section_version_media")
    .innerJoin("sections", "sections.id", "section_version_media.history_id")
    .innerJoin("guidebooks", "guidebooks.id", "sections.guidebook_id")
    .select(["account_id", "user_id"])
    .where("hash", "=", hash)
    .where("guidebooks.id", "!=", except);
  const inShared = db
    .selectFrom("section_version_media")
    .innerJoin("shared_sections", "shared_sections.id", "section_version_media.history_id")
    .innerJoin("account_members", "account_members.account_id", "shared_sections.account_id")
    .select(["account_members.account_id", "account_members.user_id"])
    .where("hash", "=", hash)
    .where("role", "=", "owner");
  const onCover = db
    .selectFrom("guidebooks")
    .select(["account_id", "user_id"])
    .where((row) =>
      row.or([row("cover", "=", picturePath(hash)), row("cover_original", "=", picturePath(hash))]),
    )
    .where("guidebooks.id", "!=", except);
  const asLogo = db
    .selectFrom("account_branding")
    .innerJoin("account_members", "account_members.account_id", "account_branding.account_id")
    .select(["account_members.account_id", "account_members.user_id"])
    .where("logo", "=", picturePath(hash))
    .where("role", "=", "owner");
  return inContent.union(inHistory).union(inShared).union(onCover).union(asLogo).limit(1).executeTakeFirst();
}

export async function insertSectionPictures(db: Database, rows: SectionMediaTable[]): Promise<void> {
  await db.insertInto("section_media").values(rows).execute();
}

/** Returns a stored section without its pictures. The row is locked until the transaction `db` ends: no save crosses it. */
export async function clearSectionPictures(db: Database, sectionId: string) {
  const row = await db
    .updateTable("sections")
    .set((current) => ({ version: current.ref("version") }))
    .where("id", "=", sectionId)
    .returning(["type", "content"])
    .executeTakeFirst();
  if (row) await db.deleteFrom("section_media").where("section_id", "=", sectionId).execute();
  return row;
}

/** Returns the sections with pictures in passages that show only during the stay. */
export async function listSectionsWithStayOnly(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("sections")
    .innerJoin("section_media", "section_media.section_id", "sections.id")
    .select("sections.id")
    .distinct()
    .where("sections.content", "like", "%stay-only%")
    .orderBy("sections.id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns, for each section that shows a picture, whether only some guests see it there. */
export async function findPictureUses(db: Database, hash: string): Promise<{ isSecret: boolean }[]> {
  const rows = await db
    .selectFrom("section_media")
    .innerJoin("sections", "sections.id", "section_media.section_id")
    .leftJoin("guidebook_access", "guidebook_access.guidebook_id", "sections.guidebook_id")
    .select(["only_stay", "only_not_for", "access"])
    .where("hash", "=", hash)
    .execute();
  return rows.map((row) => ({
    isSecret: row.only_not_for === 1 || (row.only_stay === 1 && row.access === "stays"),
  }));
}

export async function isCoverPicture(db: Database, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom("guidebooks")
    .select("id")
    .where("cover", "=", picturePath(hash))
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether a picture is in a guidebook of an account of which a person is a member. */
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
