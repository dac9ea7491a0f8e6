import type { Actor } from "#accounts/actor.ts";
import { lockAccount } from "#accounts/memberStore.server.ts";
import { prepareContent } from "#guidebooks/content.server.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import type { VersionAction } from "#guidebooks/history/contract.ts";
import { staleSection, writeUnshared, writeShared } from "#guidebooks/sections.server.ts";
import { findSection, type SectionValues } from "#guidebooks/sectionStore.server.ts";
import { unreadableSection } from "#guidebooks/storedContent.server.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, type Result } from "#core/refusal.ts";
import { allOrNothing } from "#core/transaction.server.ts";
import { isSectionType } from "#sections/catalog.ts";

/** New content of a section, with the version that it was written for. */
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
  db: Database,
  actor: Actor,
  guidebookId: string,
  prepared: readonly PreparedSection[],
  { now, action }: { now: number; action: VersionAction },
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
  }
  return ok(undefined);
}

/** Saves several sections of a guidebook in one transaction: all of them, or none. Refuses as `writeSections` does. */
export async function saveSections(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  sections: readonly SectionToSave[],
  action: VersionAction,
): Promise<Result<{ at: number }>> {
  const prepared = await prepareSections(context, actor, sections);
  if (!prepared.ok) return prepared;
  const now = context.now();
  const saved = await allOrNothing(context.db, async (db) => {
    await lockAccount(db, actor.accountId);
    return writeSections(db, actor, guidebookId, prepared.value, { now, action });
  });
  return saved.ok ? ok({ at: now }) : saved;
}
