import { sectionDeleted } from "#guidebooks/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import { listAllowed } from "#guidebooks/accessStore.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { lockAccount } from "#accounts/memberStore.server.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { customShapes, type NewCustomSection } from "#guidebooks/customSections/contract.ts";
import {
  insertCustomSection,
  prepareCustomSection,
  removeSection,
} from "#guidebooks/customSections/customSections.server.ts";
import { deleteFollowers } from "#guidebooks/customSections/customSectionStore.server.ts";
import { findSection, parseSources } from "#guidebooks/sectionStore.server.ts";
import { prompts as storedPrompts } from "#guidebooks/contract.ts";
import { sharedElsewhere } from "#guidebooks/shared/saveShared.server.ts";
import { makeShared } from "#guidebooks/shared/shared.server.ts";
import {
  findSectionRow,
  linkToShared,
  listFollowers,
  recordGuidebooksChanged,
} from "#guidebooks/shared/sharedStore.server.ts";
import type { SectionsTable, SharedSectionsTable } from "#guidebooks/tables.server.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, type Result } from "#core/refusal.ts";
import { allOrNothing } from "#core/transaction.server.ts";
import { isSectionType } from "#sections/catalog.ts";
import { isSectionIcon } from "#sections/icons.ts";

/** Adds a custom section to guidebooks, shared if several. Refuses as `insertCustomSection` does. */
export async function addSection(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  { shape, title, icon, content, alsoIn = [] }: NewCustomSection,
): Promise<Result<HostSection>> {
  const prepared = await prepareCustomSection(context, actor, {
    type: customShapes[shape],
    tile: title || null,
    icon,
    content,
  });
  if (!prepared.ok) return prepared;
  const others = [...new Set(alsoIn)].filter((id) => id !== guidebookId);
  const added = await allOrNothing(context.db, async (db): Promise<Result<string>> => {
    await lockAccount(db, actor.accountId);
    const row = await insertCustomSection(context, db, actor, guidebookId, prepared.value);
    if (!row.ok) return row;
    const shared = others.length > 0 ? await makeShared(context, db, actor, row.value) : undefined;
    if (shared) {
      const followed = await addFollowers(context, db, actor, { shared, like: row.value, others });
      if (!followed.ok) return followed;
    }
    return ok(row.value.id);
  });
  if (!added.ok) return added;
  const found = await findSection(context.db, actor, "edit", added.value);
  return found ? ok(found.section) : notFound("This section");
}

interface ToFollow {
  shared: SharedSectionsTable;
  /** A section that uses it: new ones get its name. */
  like: Pick<SectionsTable, "type" | "tile_name" | "icon" | "own_key">;
  others: readonly string[];
}

/** Adds a shared custom section to guidebooks that lack it, in the caller's transaction. */
export async function addFollowers(
  context: AppContext,
  db: Database,
  actor: Actor,
  { shared, like, others }: ToFollow,
): Promise<Result<void>> {
  if (!isSectionType(like.type)) return notFound("This section");
  const followers = await listFollowers(db, shared.id);
  const values = {
    content: JSON.parse(shared.content),
    filled: shared.filled === 1,
    prompts: storedPrompts.parse(JSON.parse(shared.prompts)),
    sources: parseSources(shared.sources),
  };
  const section = {
    type: like.type,
    tile: like.tile_name,
    icon: isSectionIcon(like.icon) ? like.icon : null,
    values,
    ...(like.own_key !== null && { own: like.own_key }),
  };
  for (const guidebookId of others) {
    if (followers.some((follower) => follower.guidebook_id === guidebookId)) continue;
    const added = await insertCustomSection(context, db, actor, guidebookId, section);
    if (!added.ok) return added;
    await linkToShared(db, added.value.id, shared.id);
  }
  return ok(undefined);
}

/**
 * Deletes a custom section from its guidebook, or with `everywhere` from all that share it, in one transaction.
 * Refuses with 409 `not_own` one of the catalog's, and with 403 `shared_elsewhere` if the actor may not edit all.
 */
export async function deleteCustomSection(
  context: AppContext,
  actor: Actor,
  sectionId: string,
  { everywhere }: { everywhere: boolean },
): Promise<Result<void>> {
  const row = everywhere ? await findSectionRow(context.db, actor, sectionId) : undefined;
  const sharedId = row?.shared_id;
  if (!row?.own_key || !sharedId) return removeSection(context, actor, sectionId);
  return context.db.transaction().execute(async (db): Promise<Result<void>> => {
    await lockAccount(db, actor.accountId);
    const followers = await listFollowers(db, sharedId);
    const allowed = await listAllowed(db, actor, "edit");
    const closed = followers.filter(({ guidebook_id }) => !allowed.has(guidebook_id));
    if (closed.length > 0) return sharedElsewhere(followers.length, closed.length);
    const guidebooks = await deleteFollowers(db, sharedId);
    await recordGuidebooksChanged(db, guidebooks, context.now());
    for (const guidebookId of guidebooks)
      await recordEvent(context, db, actor, sectionDeleted, null, { guidebookId });
    return ok(undefined);
  });
}
