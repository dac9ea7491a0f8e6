import { picturePath } from "#media/contract.ts";
import type { PictureOwner } from "#media/store.server.ts";
import type { Database } from "#platform/database.server.ts";

/**
 * Returns an account that shows the picture of that hash: as its logo, in a section or on the cover of a guidebook, or in a
 * version that can be restored; `except` is a guidebook that does not count.
 */
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
