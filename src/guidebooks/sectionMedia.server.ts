import { clearSectionPictures, insertSectionPictures } from "#guidebooks/pictureStore.server.ts";
import { hashOfPicture } from "#media/contract.ts";
import type { Database } from "#core/database.server.ts";
import { isSectionType, type SectionContent } from "#sections/catalog.ts";
import { maskContent } from "#sections/mask.ts";
import { picturesOf } from "#sections/section.ts";

/** Records which pictures a section shows, and which of them only in passages for the stay. */
export async function recordSectionMedia(db: Database, sectionId: string, type: string, content: unknown) {
  const hashes = hashesIn(type, content);
  if (hashes.length === 0) return;
  const open = new Set(hashesIn(type, openContent(type, content)));
  const rows = hashes.map((hash) => ({ section_id: sectionId, hash, only_stay: open.has(hash) ? 0 : 1 }));
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

function hashesIn(type: string, content: unknown): string[] {
  return [...new Set(picturesOf({ type, content }).flatMap((path) => hashOfPicture(path) ?? []))];
}
