import { sectionShared } from "#guidebooks/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import { listAllowed } from "#guidebooks/accessStore.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { lockAccount } from "#accounts/memberStore.server.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { recordDoorCodeChanged } from "#guidebooks/doorCodeStore.server.ts";
import { copyHistory, recordParted, recordReplaced } from "#guidebooks/history/historyStore.server.ts";
import { findSection, tileOf } from "#guidebooks/sectionStore.server.ts";
import type { SharedProperty, SharedSection } from "#guidebooks/shared/contract.ts";
import { doorCodeOf } from "#guidebooks/shared/saveShared.server.ts";
import {
  copyIntoFollowers,
  findSectionRow,
  findCustomFollower,
  findShared,
  insertShared,
  linkToShared,
  listFollowingGuidebooks,
  listShared,
  recordGuidebooksChanged,
  detach,
} from "#guidebooks/shared/sharedStore.server.ts";
import { readStoredContent } from "#guidebooks/storedContent.server.ts";
import type { SectionsTable, SharedSectionsTable } from "#guidebooks/tables.server.ts";
import { contentOwner, copyTranslations } from "#guidebooks/translation/translationStore.server.ts";
import { recordTextsChanged } from "#guidebooks/translation/textsChanged.server.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import { isSectionType } from "#sections/catalog.ts";

/** Returns the shared sections of a reader's guidebooks, and of others only their number. */
export async function sharedSectionsOf({ db }: AppContext, actor: Actor): Promise<SharedSection[]> {
  const [rows, following, readable, editable] = await Promise.all([
    listShared(db, actor),
    listFollowingGuidebooks(db, actor),
    listAllowed(db, actor, "read"),
    listAllowed(db, actor, "edit"),
  ]);
  return rows.flatMap((row) => {
    if (!isSectionType(row.type)) return [];
    const all = following.filter((one) => one.shared_id === row.id);
    const properties = all.filter((one) => readable.has(one.guidebook_id)).map(toHome);
    const [named] = all;
    if (all.length === 0 || (actor.isLimited && properties.length === 0)) return [];
    return {
      id: row.id,
      type: row.type,
      content: readStoredContent(row.type, row.content).content,
      filled: row.filled === 1,
      version: row.version,
      updatedAt: row.updated_at,
      properties,
      others: all.length - properties.length,
      mayEdit: all.every((one) => editable.has(one.guidebook_id)),
      ...nameOf(named),
    };
  });
}

/** The name of a shared custom section in the first guidebook that uses it. */
function nameOf(follower: Parameters<typeof tileOf>[0] | undefined) {
  const { own, ...named } = follower ? tileOf(follower) : {};
  return { isOwn: own !== undefined, ...named };
}

const toHome = (row: Awaited<ReturnType<typeof listFollowingGuidebooks>>[number]): SharedProperty => ({
  guidebookId: row.guidebook_id,
  sectionId: row.section_id,
  name: row.name,
  isArchived: row.archived_at !== null,
  access: row.access ?? "everyone",
  wifiForEveryone: row.wifi_for_everyone !== 0,
});

/** Makes a shared section from one; one that is shared stays so. The caller has locked the account. */
export async function makeShared(
  context: AppContext,
  db: Database,
  actor: Actor,
  section: SectionsTable,
): Promise<SharedSectionsTable | undefined> {
  if (section.shared_id !== null) return findShared(db, actor, section.shared_id);
  const now = context.now();
  const { type, content, filled, prompts, sources, version, updated_at } = section;
  const shared = {
    id: context.randomId(),
    account_id: actor.accountId,
    type,
    content,
    filled,
    prompts,
    sources,
    version,
    updated_at,
    created_at: now,
  };
  await insertShared(db, shared);
  await copyHistory(db, section.id, shared);
  await copyTranslations(db, section.id, contentOwner({ id: section.id, shared_id: shared.id }));
  await linkToShared(db, section.id, shared.id);
  return shared;
}

/** Links sections to a shared one. Their earlier content stays in their history. */
export async function linkPropertiesToShared(
  db: Database,
  shared: SharedSectionsTable,
  sections: readonly SectionsTable[],
  now: number,
): Promise<void> {
  const others = sections.filter((section) => section.shared_id !== shared.id);
  for (const section of others) if (section.shared_id === null) await recordReplaced(db, section, now);
  await copyIntoFollowers(
    db,
    shared,
    others.map(({ id }) => id),
    now,
  );
  await recordGuidebooksChanged(
    db,
    others.map((section) => section.guidebook_id),
    now,
  );
  for (const section of others)
    if (doorCodeOf(section) !== doorCodeOf(shared))
      await recordDoorCodeChanged(db, section.guidebook_id, now);
}

/** Links a section to a shared one (Shared content 1). Refuses with 404, and 409 `other_type`. */
export async function followShared(
  context: AppContext,
  actor: Actor,
  sectionId: string,
  sharedId: string,
): Promise<Result<HostSection>> {
  const readable = await sharedSectionsOf(context, actor);
  if (!readable.some(({ id }) => id === sharedId)) return notFound("This shared section");
  return inAccount(context, actor, sectionId, async (db, section) => {
    const shared = await findShared(db, actor, sharedId);
    if (!shared) return notFound("This shared section");
    const isOwn = section.own_key !== null;
    if (shared.type !== section.type || isOwn !== ((await findCustomFollower(db, sharedId)) !== undefined))
      return otherType();
    await linkPropertiesToShared(db, shared, [section], context.now());
    await recordEvent(context, db, actor, sectionShared, { what: "switched" }, about(section));
    await recordTextsChanged(context, db, section.guidebook_id);
    return ok(undefined);
  });
}

/** Detaches a section from its shared one; its content stays (Shared content 1). Does nothing if it uses none. */
export async function detachFromShared(
  context: AppContext,
  actor: Actor,
  sectionId: string,
): Promise<Result<HostSection>> {
  return inAccount(context, actor, sectionId, async (db, section) => {
    if (section.shared_id === null) return ok(undefined);
    await part(db, actor, section, context.now());
    await recordEvent(context, db, actor, sectionShared, { what: "detached" }, about(section));
    return ok(undefined);
  });
}

/** Detaches a section in the caller's transaction. */
export async function part(db: Database, actor: Actor, section: SectionsTable, now: number): Promise<void> {
  const own = await detach(db, section.id, now);
  await recordParted(db, own, actor.userId);
  if (section.shared_id !== null) await copyTranslations(db, section.shared_id, contentOwner(own));
  await recordGuidebooksChanged(db, [section.guidebook_id], now);
}

const about = ({ id, guidebook_id }: SectionsTable) => ({ guidebookId: guidebook_id, subjectId: id });

/** Changes how a section is shared, with the account locked, so that concurrent changes run one after the other. */
async function inAccount(
  context: AppContext,
  actor: Actor,
  sectionId: string,
  change: (db: Database, section: SectionsTable) => Promise<Result<void>>,
): Promise<Result<HostSection>> {
  const changed = await context.db.transaction().execute(async (db) => {
    await lockAccount(db, actor.accountId);
    const section = await findSectionRow(db, actor, sectionId);
    return section ? change(db, section) : notFound("This section");
  });
  if (!changed.ok) return changed;
  const found = await findSection(context.db, actor, "edit", sectionId);
  return found ? ok(found.section) : notFound("This section");
}

const otherType = () =>
  refused({ code: "other_type", message: "A section can only follow a shared one of its own kind." });
