import { sectionAdded, sectionDeleted } from "#guidebooks/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { prepareContent } from "#guidebooks/content.server.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { MAX_CUSTOM_SECTIONS } from "#guidebooks/customSections/contract.ts";
import { deleteCustomRow, listCustomSections } from "#guidebooks/customSections/customSectionStore.server.ts";
import {
  findSection,
  insertSections,
  sectionColumns,
  type SectionValues,
} from "#guidebooks/sectionStore.server.ts";
import { SLUG_ALPHABET } from "#guidebooks/slug.ts";
import { updateGuidebook } from "#guidebooks/store.server.ts";
import type { SectionsTable } from "#guidebooks/tables.server.ts";
import { randomText } from "#core/ids.server.ts";
import { recordTextsChanged } from "#guidebooks/translation/textsChanged.server.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import { catalog, type SectionType } from "#sections/catalog.ts";
import type { SectionIcon } from "#sections/icons.ts";
import { emptyContent } from "#sections/section.ts";

const KEY_LENGTH = 8;

/** A custom section with content that its schema has parsed. Gets a generated key if it has none. */
export interface CustomSection {
  type: SectionType;
  /** Null for the name of its type, in the guest's language. */
  tile: string | null;
  icon: SectionIcon | null;
  values: SectionValues;
  own?: string;
}

/** Returns the row of a custom section at a position that the caller chooses. */
export function newCustomRow(
  context: AppContext,
  guidebookId: string,
  { type, tile, icon, values, own }: CustomSection,
): SectionsTable {
  return {
    id: context.randomId(),
    guidebook_id: guidebookId,
    type,
    title: catalog[type].title,
    ...sectionColumns(values),
    position: 0,
    version: 1,
    updated_at: context.now(),
    shared_id: null,
    hidden: 0,
    tile_name: tile,
    icon,
    own_key: own ?? `own-${randomText(context.randomBytes, KEY_LENGTH, SLUG_ALPHABET)}`,
  };
}

/** A custom section to add, with unchecked content; empty if there is none. */
interface SectionToAdd {
  type: SectionType;
  tile: string | null;
  icon: SectionIcon | null;
  content?: unknown;
}

/** Checks and sanitises a custom section to add. Refuses content that its form does not accept. */
export async function prepareCustomSection(
  context: AppContext,
  actor: Actor,
  { content, ...section }: SectionToAdd,
): Promise<Result<CustomSection>> {
  const { type } = section;
  if (content === undefined)
    return ok({
      ...section,
      values: { content: emptyContent(type), filled: false, prompts: [], sources: [] },
    });
  const prepared = await prepareContent(context, actor, type, content);
  return prepared.ok ? ok({ ...section, values: { ...prepared.value, prompts: [], sources: [] } }) : prepared;
}

/** Adds a custom section at the end (Sections 12). Refuses with 404, and the 31st with `section_limit`. */
export async function insertCustomSection(
  context: AppContext,
  db: Database,
  actor: Actor,
  guidebookId: string,
  section: CustomSection,
): Promise<Result<SectionsTable>> {
  // Locked first, so that concurrent additions get different positions.
  if (!(await updateGuidebook(db, actor, "edit", guidebookId, { updated_at: context.now() })))
    return notFound("This guidebook");
  const { keys, next } = await listCustomSections(db, guidebookId);
  if (keys.length >= MAX_CUSTOM_SECTIONS) return tooManySections();
  const { own, ...rest } = section;
  const isFree = own !== undefined && !keys.includes(own);
  const row = { ...newCustomRow(context, guidebookId, { ...rest, ...(isFree && { own }) }), position: next };
  await insertSections(db, [row]);
  await recordEvent(context, db, actor, sectionAdded, null, { guidebookId, subjectId: row.id });
  await recordTextsChanged(context, db, guidebookId);
  return ok(row);
}

/** Adds a custom section. Refuses as `prepareCustomSection` and `insertCustomSection` do. */
export async function addCustomSection(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  section: SectionToAdd,
): Promise<Result<HostSection>> {
  const prepared = await prepareCustomSection(context, actor, section);
  if (!prepared.ok) return prepared;
  const added = await context.db
    .transaction()
    .execute((db) => insertCustomSection(context, db, actor, guidebookId, prepared.value));
  if (!added.ok) return added;
  const found = await findSection(context.db, actor, "edit", added.value.id);
  return found ? ok(found.section) : notFound("This section");
}

/** Deletes a custom section. Refuses with 404 a section of the catalog: that can be hidden. */
export async function removeSection(
  context: AppContext,
  actor: Actor,
  sectionId: string,
): Promise<Result<void>> {
  return context.db.transaction().execute(async (db): Promise<Result<void>> => {
    const found = await findSection(db, actor, "edit", sectionId);
    if (!found) return notFound("This section");
    if (!found.section.own) return notCustom();
    const guidebookId = await deleteCustomRow(db, actor, sectionId);
    if (guidebookId === undefined) return notFound("This section");
    await updateGuidebook(db, actor, "edit", guidebookId, { updated_at: context.now() });
    await recordEvent(context, db, actor, sectionDeleted, null, { guidebookId, subjectId: sectionId });
    return ok(undefined);
  });
}

const notCustom = () =>
  refused({ code: "not_own", message: "This section belongs to every guidebook. Hide it instead." });

const tooManySections = () =>
  refused({
    code: "section_limit",
    message: `A guidebook can have up to ${MAX_CUSTOM_SECTIONS} custom sections. Delete one first.`,
  });
