import { guidebookArchived, guidebookChanged, guidebookRestored } from "#guidebooks/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { lockAccount } from "#accounts/memberStore.server.ts";
import { binnedSince } from "#guidebooks/bin/contract.ts";
import { postalAddressForGuests } from "#guidebooks/postalAddress.ts";
import { deleteShortLinks } from "#guidebooks/cards/shortLinkStore.server.ts";
import type { Guidebook, GuidebookChange, ListedGuidebook } from "#guidebooks/contract.ts";
import { changeOfCover } from "#guidebooks/cover.server.ts";
import { randomSlug, SLUG_TRIES } from "#guidebooks/create.server.ts";
import { slugsPerHost } from "#guidebooks/limits.ts";
import { printColumn } from "#guidebooks/printSettings.ts";
import { checkPlanLimit } from "#guidebooks/planLimit.server.ts";
import {
  findGuidebook,
  isSlugTaken,
  listGuidebooks,
  retireSlug,
  updateGuidebook,
  type GuidebookList,
} from "#guidebooks/store.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, type Result } from "#core/refusal.ts";

/** Returns the guidebooks of a list that the actor may read, last changed first. */
export async function guidebooksOf(
  context: AppContext,
  actor: Actor,
  list: GuidebookList,
): Promise<ListedGuidebook[]> {
  const rows = await listGuidebooks(context.db, actor, list, context.now());
  return rows.map(({ guidebook, ready, total, empty, property }) => ({
    ...guidebook,
    postalAddress: postalAddressForGuests(property, guidebook.propertyAddress),
    readySections: ready,
    totalSections: total,
    emptySections: empty,
  }));
}

export async function getGuidebook(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<Guidebook>> {
  return found(await findGuidebook(context.db, actor, "read", guidebookId));
}

/** Changes name, cover, language or print sheet. The slug stays: printed QR codes must keep working. */
export async function changeGuidebook(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  given: GuidebookChange,
): Promise<Result<Guidebook>> {
  const before = found(await findGuidebook(context.db, actor, "edit", guidebookId));
  if (!before.ok || Object.values(given).every((value) => value === undefined)) return before;
  const cover = await changeOfCover(context, actor, before.value, given);
  if (!cover.ok) return cover;
  const { name, language, print } = given;
  const change = {
    ...(name !== undefined && { name }),
    ...(language !== undefined && { language, language_by: "host" }),
    ...(print !== undefined && { print_settings: printColumn(print) }),
    ...cover.value,
    updated_at: context.now(),
  };
  return context.db.transaction().execute(async (db) => {
    const guidebook = await updateGuidebook(db, actor, "edit", guidebookId, change);
    if (guidebook)
      await recordEvent(context, db, actor, guidebookChanged, { what: "details" }, { guidebookId });
    return found(guidebook);
  });
}

/** Archives a guidebook: hidden from the dashboard, guest pages offline. Nothing is deleted. */
export async function archiveGuidebook(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<Guidebook>> {
  const change = { archived_at: context.now() };
  return context.db.transaction().execute(async (db) => {
    const before = await findGuidebook(db, actor, "archive", guidebookId);
    const guidebook = await updateGuidebook(db, actor, "archive", guidebookId, change);
    if (guidebook && before?.archivedAt === null)
      await recordEvent(context, db, actor, guidebookArchived, null, { guidebookId });
    return found(guidebook);
  });
}

/** Restores a guidebook under its old slug. Refuses with 404 after its days in the bin, `property_limit`. */
export async function restoreGuidebook(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<Guidebook>> {
  return context.db.transaction().execute(async (db) => {
    await lockAccount(db, actor.accountId);
    const guidebook = await findGuidebook(db, actor, "archive", guidebookId);
    if (!guidebook) return guidebookNotFound();
    if (guidebook.archivedAt === null) return ok(guidebook);
    const { deletedAt } = guidebook;
    if (deletedAt !== null && deletedAt <= binnedSince(context.now())) return guidebookNotFound();
    const planLimit = await checkPlanLimit(context, db, actor.accountId);
    if (!planLimit.ok) return planLimit;
    const change = { archived_at: null, deleted_at: null };
    await recordEvent(context, db, actor, guidebookRestored, null, { guidebookId });
    return found(await updateGuidebook(db, actor, "archive", guidebookId, change));
  });
}

/**
 * Gives a guidebook a new slug. Its old link and the short links on its cards stop working, and no other guidebook
 * can use the old slug: printed codes must not lead guests to a stranger's page. Refuses the 101st of a day.
 */
export async function replaceSlug(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<{ slug: string }>> {
  const free = await context.limits.consume(slugsPerHost, actor.userId);
  if (!free.ok) return free;
  return context.db.transaction().execute(async (db) => {
    await lockAccount(db, actor.accountId);
    const guidebook = await findGuidebook(db, actor, "share", guidebookId);
    if (!guidebook) return guidebookNotFound();
    for (let tries = 0; tries < SLUG_TRIES; tries++) {
      const slug = randomSlug(context, guidebook.name);
      if (await isSlugTaken(db, slug)) continue;
      await retireSlug(db, guidebook.slug, context.now());
      await deleteShortLinks(db, guidebookId);
      await updateGuidebook(db, actor, "share", guidebookId, { slug });
      await recordEvent(context, db, actor, guidebookChanged, { what: "link" }, { guidebookId });
      return ok({ slug });
    }
    throw new Error("no free slug was found");
  });
}

const guidebookNotFound = () => notFound("This guidebook");

const found = (guidebook: Guidebook | undefined): Result<Guidebook> =>
  guidebook ? ok(guidebook) : guidebookNotFound();
