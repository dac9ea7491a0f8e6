import type { Actor } from "#accounts/actor.ts";
import { prepareContent } from "#guidebooks/content.server.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { MAX_OWN_SECTIONS, ownShapes, type NewOwnSection } from "#guidebooks/own/contract.ts";
import { countOwn, deleteOwn } from "#guidebooks/own/ownStore.server.ts";
import {
  findSection,
  insertSections,
  sectionColumns,
  type SectionValues,
} from "#guidebooks/sectionStore.server.ts";
import { SLUG_ALPHABET } from "#guidebooks/slug.ts";
import { noteWordsChanged } from "#guidebooks/translations/wordsChanged.server.ts";
import { updateGuidebook } from "#guidebooks/store.server.ts";
import type { SectionsTable } from "#guidebooks/tables.server.ts";
import { randomText } from "#platform/ids.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { notFound, ok, refused, type Result } from "#platform/refusal.ts";
import { catalog, type SectionType } from "#sections/catalog.ts";
import type { SectionIcon } from "#sections/icons.ts";
import { emptyContent } from "#sections/section.ts";

const KEY_LENGTH = 8;

/**
 * Adds a section of the host's own after the others (Sections 12). Refuses with 409 `section_limit` the 31st of a
 * guidebook, and content that its form does not take.
 */
export async function addSection(
  platform: Platform,
  actor: Actor,
  guidebookId: string,
  { shape, title, icon, content }: NewOwnSection,
): Promise<Result<HostSection>> {
  const type = ownShapes[shape];
  const prepared = content && (await prepareContent(platform, actor, type, content));
  if (prepared && !prepared.ok) return prepared;
  const now = platform.now();
  const values = prepared ? prepared.value : { content: emptyContent(type), filled: false };
  const section = { type, tile: title, icon, values: { ...values, prompts: [], sources: [] } };
  const row = newOwnRow(platform, guidebookId, section);
  const added = await platform.db.transaction().execute(async (db): Promise<Result<void>> => {
    // First, so that two who add one after the other get places of their own.
    if (!(await updateGuidebook(db, actor, "edit", guidebookId, { updated_at: now })))
      return notFound("This guidebook");
    const { own, next } = await countOwn(db, guidebookId);
    if (own >= MAX_OWN_SECTIONS) return tooManySections();
    await insertSections(db, [{ ...row, position: next }]);
    await noteWordsChanged(platform, db, guidebookId);
    return ok(undefined);
  });
  if (!added.ok) return added;
  const found = await findSection(platform.db, actor, "edit", row.id);
  return found ? ok(found.section) : notFound("This section");
}

/** A section that a host adds, with content that its schema has parsed. Without a key of its own it is given one. */
export interface OwnSection {
  type: SectionType;
  tile: string;
  icon: SectionIcon | null;
  values: SectionValues;
  own?: string;
}

/** Returns the row of a section of the host's own. Its place is the caller's to say. */
export function newOwnRow(
  platform: Platform,
  guidebookId: string,
  { type, tile, icon, values, own }: OwnSection,
): SectionsTable {
  return {
    id: platform.randomId(),
    guidebook_id: guidebookId,
    type,
    title: catalog[type].title,
    ...sectionColumns(values),
    position: 0,
    version: 1,
    updated_at: platform.now(),
    shared_id: null,
    hidden: 0,
    tile_name: tile,
    icon,
    own_key: own ?? `own-${randomText(platform.randomBytes, KEY_LENGTH, SLUG_ALPHABET)}`,
  };
}

/** Deletes a section of the host's own. One of the catalog's is refused with 404: it can be hidden. */
export async function removeSection(
  platform: Platform,
  actor: Actor,
  sectionId: string,
): Promise<Result<void>> {
  return platform.db.transaction().execute(async (db): Promise<Result<void>> => {
    const found = await findSection(db, actor, "edit", sectionId);
    if (!found) return notFound("This section");
    if (!found.section.own) return notOwn();
    const guidebookId = await deleteOwn(db, actor, sectionId);
    if (guidebookId === undefined) return notFound("This section");
    await updateGuidebook(db, actor, "edit", guidebookId, { updated_at: platform.now() });
    return ok(undefined);
  });
}

const notOwn = () =>
  refused({ code: "not_own", message: "This section belongs to every guidebook. Hide it instead." });

const tooManySections = () =>
  refused({
    code: "section_limit",
    message: `A guidebook has at most ${MAX_OWN_SECTIONS} sections of your own. Delete one first.`,
  });
