import { clearSectionPictures, insertSectionPictures } from "#guidebooks/pictureStore.server.ts";
import { hashOfPicture } from "#media/contract.ts";
import type { Database } from "#core/database.server.ts";
import { isSectionType, type SectionContent } from "#sections/catalog.ts";
import { maskContent } from "#sections/mask.ts";
import { withoutNotFor } from "#sections/richtext/notForPassages.ts";
import { mapLeaves, picturesOf } from "#sections/section.ts";

/** Records which pictures a section shows, and which of them only in passages that some readers do not see. */
export async function recordSectionMedia(db: Database, sectionId: string, type: string, content: unknown) {
  const hashes = hashesIn(type, content);
  if (hashes.length === 0) return;
  // One picture may be in a passage for the stay and in one that is not for some guests: neither shows it to all.
  const open = new Set(hashesIn(type, contentForAll(type, openContent(type, content))));
  const forAll = new Set(hashesIn(type, contentForAll(type, content)));
  const rows = hashes.map((hash) => ({
    section_id: sectionId,
    hash,
    only_stay: open.has(hash) ? 0 : 1,
    only_not_for: forAll.has(hash) ? 0 : 1,
  }));
  await insertSectionPictures(db, rows);
}

export async function replaceSectionMedia(db: Database, sectionId: string): Promise<void> {
  const row = await clearSectionPictures(db, sectionId);
  if (row) await recordSectionMedia(db, sectionId, row.type, JSON.parse(row.content));
}

/** Content as a reader outside the stay sees it. */
function openContent(type: string, content: unknown): unknown {
  if (!isSectionType(type)) return content;
  return maskContent(type, content as SectionContent).content; // its schema has parsed it
}

/** Content as a reader sees it of whom no platform is known. */
function contentForAll(type: string, content: unknown): unknown {
  if (!isSectionType(type)) return content;
  const parsed = content as SectionContent; // its schema has parsed it
  return mapLeaves(type, parsed, ({ kind, value }) => (kind === "html" ? withoutNotFor(value) : value));
}

function hashesIn(type: string, content: unknown): string[] {
  return [...new Set(picturesOf({ type, content }).flatMap((path) => hashOfPicture(path) ?? []))];
}
