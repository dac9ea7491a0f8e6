import type { Actor } from "#accounts/actor.ts";
import { prepareContent } from "#guidebooks/content.server.ts";
import { listPlaces, updatePlace } from "#guidebooks/layout/layoutStore.server.ts";
import { isCustomType, MAX_CUSTOM_SECTIONS } from "#guidebooks/customSections/contract.ts";
import { newCustomRow, type CustomSection } from "#guidebooks/customSections/customSections.server.ts";
import { insertSections } from "#guidebooks/sectionStore.server.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, type Result } from "#core/refusal.ts";
import { isSectionType } from "#sections/catalog.ts";
import { anchorOf } from "#sections/section.ts";
import type { ExportedSection } from "#operations/export/exportedGuidebook.ts";
import { RefusedZip } from "#operations/export/zip/readZip.server.ts";

/** Returns the sections that the host added, checked and sanitised as if typed. Refuses as saving does. */
export async function readCustomSections(
  context: AppContext,
  actor: Actor,
  sections: readonly ExportedSection[],
): Promise<Result<CustomSection[]>> {
  const read: CustomSection[] = [];
  for (const { type, own, tile, icon = null, content, prompts, sources } of sections) {
    if (own === undefined) continue;
    if (
      !isSectionType(type) ||
      !isCustomType(type) ||
      (!tile && type !== "contacts") ||
      read.some((one) => one.own === own)
    )
      throw new RefusedZip("A section in this file is not in our format.");
    if (read.length === MAX_CUSTOM_SECTIONS)
      throw new RefusedZip("This file has more sections than a guidebook can have.");
    const prepared = await prepareContent(context, actor, type, content);
    if (!prepared.ok) return prepared;
    read.push({ type, tile: tile || null, icon, values: { ...prepared.value, prompts, sources }, own });
  }
  return ok(read);
}

/** Adds the host's own sections to a new guidebook, and gives all the order, names and icons of the export. */
export async function arrangeAsExported(
  context: AppContext,
  db: Database,
  guidebookId: string,
  { sections, own }: { sections: readonly ExportedSection[]; own: readonly CustomSection[] },
): Promise<void> {
  const added = own.map((section) => newCustomRow(context, guidebookId, section));
  if (added.length > 0) await insertSections(db, added);
  const anchors = sections.map(anchorOf);
  const places = (await listPlaces(db, guidebookId)).map((row) => {
    const at = anchors.indexOf(row.own_key ?? row.type);
    return { row, at: at === -1 ? Infinity : at };
  });
  const inOrder = places.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  for (const [position, { row, at }] of inOrder.entries()) {
    const { hidden = false, tile = null, icon = null } = sections[at] ?? {};
    const isHidden = hidden && row.type !== "property";
    await updatePlace(db, row.id, { position, hidden: isHidden ? 1 : 0, tile_name: tile, icon });
  }
}
