import type { Actor } from "#accounts/actor.ts";
import { prepareContent } from "#guidebooks/content.server.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { ownShapes, type NewOwnSection } from "#guidebooks/own/contract.ts";
import { countOwn, deleteOwn } from "#guidebooks/own/ownStore.server.ts";
import { findSection, insertSections, sectionColumns } from "#guidebooks/sectionStore.server.ts";
import { SLUG_ALPHABET } from "#guidebooks/slug.ts";
import { updateGuidebook } from "#guidebooks/store.server.ts";
import { randomText } from "#platform/ids.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { notFound, ok, refused, type Result } from "#platform/refusal.ts";
import { catalog } from "#sections/catalog.ts";
import { emptyContent } from "#sections/section.ts";

const MAX_OWN_SECTIONS = 30;
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
  const id = platform.randomId();
  const added = await platform.db.transaction().execute(async (db): Promise<Result<void>> => {
    // First, so that two who add one after the other get places of their own.
    if (!(await updateGuidebook(db, actor, "edit", guidebookId, { updated_at: now })))
      return notFound("This guidebook");
    const { own, next } = await countOwn(db, guidebookId);
    if (own >= MAX_OWN_SECTIONS) return tooManySections();
    const values = prepared ? prepared.value : { content: emptyContent(type), filled: false };
    await insertSections(db, [
      {
        id,
        guidebook_id: guidebookId,
        type,
        title: catalog[type].title,
        ...sectionColumns({ ...values, prompts: [], sources: [] }),
        position: next,
        version: 1,
        updated_at: now,
        shared_id: null,
        hidden: 0,
        tile_name: title,
        icon,
        own_key: `own-${randomText(platform.randomBytes, KEY_LENGTH, SLUG_ALPHABET)}`,
      },
    ]);
    return ok(undefined);
  });
  if (!added.ok) return added;
  const found = await findSection(platform.db, actor, "edit", id);
  return found ? ok(found.section) : notFound("This section");
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
