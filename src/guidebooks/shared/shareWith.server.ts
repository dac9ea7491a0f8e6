import { sectionShared } from "#guidebooks/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { lockAccount } from "#accounts/memberStore.server.ts";
import { prepareContent } from "#guidebooks/content.server.ts";
import { staleSection } from "#guidebooks/sections.server.ts";
import { findSection, parseSources } from "#guidebooks/sectionStore.server.ts";
import type { NewSharing, SharedSection } from "#guidebooks/shared/contract.ts";
import { saveShared } from "#guidebooks/shared/saveShared.server.ts";
import { linkPropertiesToShared, makeShared, sharedSectionsOf } from "#guidebooks/shared/shared.server.ts";
import { addFollowers } from "#guidebooks/shared/sharedCustomSections.server.ts";
import { findSectionRow, listSectionsOfType } from "#guidebooks/shared/sharedStore.server.ts";
import { unreadableSection } from "#guidebooks/storedContent.server.ts";
import type { SectionsTable, SharedSectionsTable } from "#guidebooks/tables.server.ts";
import { recordTextsChanged } from "#guidebooks/translation/textsChanged.server.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, type Result } from "#core/refusal.ts";
import { allOrNothing } from "#core/transaction.server.ts";

/**
 * Shares a section with other guidebooks of the account, with new content if given, in one transaction (Shared
 * content 3). Refuses with 404 for a section or a guidebook that the actor may not edit, 403 `shared_elsewhere` if
 * others use it that they may not edit, and as saving does.
 */
export async function shareWith(
  context: AppContext,
  actor: Actor,
  { sectionId, guidebookIds, content, version }: NewSharing,
): Promise<Result<SharedSection>> {
  const before = await findSection(context.db, actor, "edit", sectionId);
  if (!before) return notFound("This section");
  if (before.section.unreadable) return unreadableSection();
  if (version !== undefined && version !== before.section.version) return staleSection(before.section);
  const { type } = before.section;
  const prepared = content && (await prepareContent(context, actor, type, content));
  if (prepared && !prepared.ok) return prepared;
  const wanted = [...new Set(guidebookIds)].filter((id) => id !== before.guidebookId);
  const now = context.now();

  const sharedId = await allOrNothing(context.db, async (db): Promise<Result<string>> => {
    await lockAccount(db, actor.accountId);
    const source = await findSectionRow(db, actor, sectionId);
    if (!source) return notFound("This section");
    if (version !== undefined && version !== source.version) return staleSection(before.section);
    const shared = await makeShared(context, db, actor, source);
    if (!shared) return notFound("This section");
    const followed = await haveOthersFollow(context, db, actor, { source, shared, wanted });
    if (!followed.ok) return followed;
    if (prepared) {
      const values = { ...prepared.value, prompts: [], sources: parseSources(shared.sources) };
      const saved = await saveShared(db, actor, shared.id, values, { now, action: "saved" });
      if (!saved.ok) return saved;
    }
    const { guidebookId } = before;
    await recordEvent(
      context,
      db,
      actor,
      sectionShared,
      { what: "shared" },
      { guidebookId, subjectId: sectionId },
    );
    await recordTextsChanged(context, db, guidebookId, shared.id);
    return ok(shared.id);
  });
  if (!sharedId.ok) return sharedId;
  const all = await sharedSectionsOf(context, actor);
  const shared = all.find(({ id }) => id === sharedId.value);
  return shared ? ok(shared) : notFound("This section");
}

interface Sharing {
  source: SectionsTable;
  shared: SharedSectionsTable;
  wanted: readonly string[];
}

/** Links other guidebooks to it: their section of the same type, or a new custom section. */
async function haveOthersFollow(
  context: AppContext,
  db: Database,
  actor: Actor,
  { source, shared, wanted }: Sharing,
): Promise<Result<void>> {
  if (wanted.length === 0) return ok(undefined);
  if (source.own_key !== null)
    return addFollowers(context, db, actor, { shared, like: source, others: wanted });
  const sections = await listSectionsOfType(db, actor, source.type, wanted);
  if (sections.length < wanted.length) return notFound("One of the guidebooks");
  await linkPropertiesToShared(db, shared, sections, context.now());
  return ok(undefined);
}
