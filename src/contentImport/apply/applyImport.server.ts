import type { Actor } from "#accounts/actor.ts";
import { createGuidebook } from "#guidebooks/create.server.ts";
import { prepareContent } from "#guidebooks/content.server.ts";
import { saveImportedSections, writeSections } from "#guidebooks/saveSections.server.ts";
import { staleSection } from "#guidebooks/sections.server.ts";
import { findSections, type SectionValues } from "#guidebooks/sectionStore.server.ts";
import type { ManualToPut, NewFromManual, PlacedSentence, ApplyManual } from "#contentImport/contract.ts";
import { fillSections } from "#contentImport/apply/fillSections.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";
import { catalog, isSectionType, standardTypes, type SectionType } from "#sections/catalog.ts";
import { emptyContent } from "#sections/section.ts";

/**
 * Puts sentences into a guidebook as their host has placed them, after what its sections hold, in one transaction: all
 * of them, or none (Import 4). Refuses with 409 `stale_section` where a section is no longer as the host has seen it,
 * with 400 `invalid` for a field that there is not, and as saving does.
 */
export async function applyToGuidebook(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  { sentences, versions }: ManualToPut,
): Promise<Result<ApplyManual>> {
  const sections = await findSections(context.db, actor, guidebookId);
  const filled = fillSections(sections, sentences);
  if (!filled) return noSuchField();
  const stale = filled.find(({ section }) => (versions[section.id] ?? section.version) !== section.version);
  if (stale) return staleSection(stale.section);
  const saved = await saveImportedSections(context, actor, guidebookId, filled);
  return saved.ok
    ? ok({ guidebookId, at: saved.value.at, sections: filled.map(({ section }) => section.title) })
    : saved;
}

/** Creates a guidebook with sentences in one transaction. Refuses as creating and applying do. */
export async function createFromManual(
  context: AppContext,
  actor: Actor,
  { name, sentences }: NewFromManual,
): Promise<Result<ApplyManual>> {
  const prepared = await prepareNew(context, actor, sentences);
  if (!prepared.ok) return prepared;
  const at = context.now();
  const made = await createGuidebook(context, actor, { name, way: "manual" }, async (db, id) => {
    const sections = await findSections(db, actor, id);
    const filled = sections.flatMap((section) => {
      const values = isSectionType(section.type) ? prepared.value.get(section.type) : undefined;
      return values ? [{ section, values }] : [];
    });
    const imported = { prepared: filled, now: at, action: "imported" } as const;
    const saved = await writeSections(context, db, actor, id, imported);
    // The guidebook is new: no other request can have changed it.
    if (!saved.ok) throw new Error(saved.refusal.message);
  });
  return made.ok
    ? ok({
        guidebookId: made.value.id,
        at,
        sections: [...prepared.value.keys()].map((type) => catalog[type].title),
      })
    : made;
}

/** Prepares what the sections of a new guidebook are to hold, by their types. */
async function prepareNew(
  context: AppContext,
  actor: Actor,
  sentences: readonly PlacedSentence[],
): Promise<Result<Map<SectionType, SectionValues>>> {
  const empty = standardTypes.map((type) => ({ type, content: emptyContent(type) }));
  const filled = fillSections(empty, sentences);
  if (!filled) return noSuchField();
  const ready = new Map<SectionType, SectionValues>();
  for (const { section, content } of filled) {
    const prepared = await prepareContent(context, actor, section.type, content);
    if (!prepared.ok) return prepared;
    ready.set(section.type, { ...prepared.value, prompts: [], sources: [] });
  }
  return ok(ready);
}

const noSuchField = () =>
  refused({
    code: "invalid",
    message: "A sentence goes to a section or a field that this guidebook does not have.",
  });
