import { manualPut, sectionSaved, type Saving } from "#guidebooks/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { lockAccount } from "#accounts/memberStore.server.ts";
import { prepareContent } from "#guidebooks/content.server.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { staleSection, writeUnshared, writeShared } from "#guidebooks/sections.server.ts";
import { findSection, type SectionValues } from "#guidebooks/sectionStore.server.ts";
import { unreadableSection } from "#guidebooks/storedContent.server.ts";
import { followWrittenLanguage } from "#guidebooks/writtenLanguage/followWrittenLanguage.server.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, type Result } from "#core/refusal.ts";
import { allOrNothing } from "#core/transaction.server.ts";
import { isSectionType } from "#sections/catalog.ts";

/** New content of a section, with the version for which it was made. */
export interface SectionToSave extends Partial<Pick<SectionValues, "sources">> {
  section: HostSection;
  content: unknown;
}

/** A section whose content is ready to be stored. */
interface PreparedSection {
  section: HostSection;
  values: SectionValues;
}

/** Prepares the content of several sections as `prepareContent` does. Open prompts stay open. Refuses as it does. */
export async function prepareSections(
  context: AppContext,
  actor: Actor,
  sections: readonly SectionToSave[],
): Promise<Result<PreparedSection[]>> {
  const ready: PreparedSection[] = [];
  for (const { section, content, sources = section.sources } of sections) {
    if (!isSectionType(section.type)) return notFound("This section");
    if (section.unreadable) return unreadableSection();
    const prepared = await prepareContent(context, actor, section.type, content);
    if (!prepared.ok) return prepared;
    ready.push({ section, values: { ...prepared.value, prompts: section.prompts, sources } });
  }
  return ok(ready);
}

/** Writes several sections. Refuses with 409 `stale_section` or 403 `shared_elsewhere`: roll back then. */
export async function writeSections(
  context: AppContext,
  db: Database,
  actor: Actor,
  guidebookId: string,
  { prepared, now, action }: { prepared: readonly PreparedSection[]; now: number; action: Saving },
): Promise<Result<void>> {
  for (const { section, values } of prepared) {
    const when = { now, action, version: section.version };
    const found = { section, guidebookId };
    const saved = section.shared
      ? await writeShared(db, actor, found, values, when)
      : await writeUnshared(db, actor, found, values, { ...when, isCopy: false });
    if (saved === "stale") {
      const current = await findSection(db, actor, "edit", section.id);
      return current ? staleSection(current.section) : notFound("This section");
    }
    if (!saved.ok) return saved;
    const data = { type: section.type, what: action };
    await recordEvent(context, db, actor, sectionSaved, data, { guidebookId, subjectId: section.id });
  }
  return ok(undefined);
}

/** Saves what a manual brings into several sections in one transaction. Refuses as `writeSections` does. */
export async function saveImportedSections(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  sections: readonly SectionToSave[],
): Promise<Result<{ at: number }>> {
  const prepared = await prepareSections(context, actor, sections);
  if (!prepared.ok) return prepared;
  const now = context.now();
  const saved = await allOrNothing(context.db, async (db) => {
    await lockAccount(db, actor.accountId);
    await recordEvent(context, db, actor, manualPut, { what: "imported" }, { guidebookId });
    const imported = { prepared: prepared.value, now, action: "imported" } as const;
    return writeSections(context, db, actor, guidebookId, imported);
  });
  if (!saved.ok) return saved;
  await followWrittenLanguage(context, actor, guidebookId);
  return ok({ at: now });
}
