import { manualPut } from "#guidebooks/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { lockAccount } from "#accounts/memberStore.server.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import type { VersionAction } from "#guidebooks/history/contract.ts";
import { findVersion, findVersionBefore, listVersionsOf } from "#guidebooks/history/historyStore.server.ts";
import { prepareSections, writeSections, type SectionToSave } from "#guidebooks/saveSections.server.ts";
import { findSection, parseSources } from "#guidebooks/sectionStore.server.ts";
import { readStoredContent } from "#guidebooks/storedContent.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, type Result } from "#core/refusal.ts";
import { allOrNothing } from "#core/transaction.server.ts";
import { isSectionType } from "#sections/catalog.ts";

interface Undone {
  restored: string[];
  /** The titles of the sections that were not restored, because they have changed since. */
  changedSince: string[];
}

/** Undoes an action, except in sections that have changed since. Refuses as saving does, and with 404. */
export async function undoAction(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  what: { action: VersionAction; at: number },
): Promise<Result<Undone>> {
  const versions = await listVersionsOf(context.db, actor, guidebookId, what);
  if (versions.length === 0) return notFound("This import");
  const toSave: SectionToSave[] = [];
  const changedSince: string[] = [];
  for (const { id, version, replaced_at: replacedAt } of versions) {
    const found = await findSection(context.db, actor, "edit", id);
    if (!found) return notFound("This section");
    const before = replacedAt === null ? await contentBefore(context, actor, found.section, version) : null;
    if (before) toSave.push(before);
    else changedSince.push(found.section.title);
  }
  const prepared = await prepareSections(context, actor, toSave);
  if (!prepared.ok) return prepared;
  const now = context.now();
  const saved = await allOrNothing(context.db, async (db) => {
    await lockAccount(db, actor.accountId);
    await recordEvent(context, db, actor, manualPut, { what: "undone" }, { guidebookId });
    const restored = { prepared: prepared.value, now, action: "restored" } as const;
    return writeSections(context, db, actor, guidebookId, restored);
  });
  return saved.ok ? ok({ restored: toSave.map(({ section }) => section.title), changedSince }) : saved;
}

async function contentBefore({ db }: AppContext, actor: Actor, section: HostSection, version: number) {
  const number = await findVersionBefore(db, actor, section.id, version);
  const row = number === undefined ? undefined : await findVersion(db, actor, section.id, number);
  if (!row || !isSectionType(row.type)) return null;
  const { content, unreadable } = readStoredContent(row.type, row.content);
  return unreadable ? null : { section, content, sources: parseSources(row.sources) };
}
