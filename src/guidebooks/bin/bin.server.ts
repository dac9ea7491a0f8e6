import { guidebookDeleted, guidebookErased } from "#guidebooks/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { binnedSince } from "#guidebooks/bin/contract.ts";
import { deleteGuidebookRow, findBinnedBefore, hashesOfGuidebook } from "#guidebooks/bin/binStore.server.ts";
import type { Guidebook } from "#guidebooks/contract.ts";
import { findAccountShowing } from "#guidebooks/pictureStore.server.ts";
import { findGuidebook, retireSlug, updateGuidebook } from "#guidebooks/store.server.ts";
import { deletePictures } from "#media/media.server.ts";
import { done, scheduledJob } from "#core/jobs/jobKind.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";

/** Puts a guidebook into the bin for 30 days. Its guest pages are offline at once (Guidebooks 9). */
export async function binGuidebook(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<Guidebook>> {
  const before = await findGuidebook(context.db, actor, "delete", guidebookId);
  if (!before) return notFound("This guidebook");
  if (before.deletedAt !== null) return ok(before);
  const now = context.now();
  const change = { deleted_at: now, archived_at: before.archivedAt ?? now };
  return context.db.transaction().execute(async (db) => {
    const binned = await updateGuidebook(db, actor, "delete", guidebookId, change);
    if (!binned) return notFound("This guidebook");
    await recordEvent(context, db, actor, guidebookDeleted, null, { guidebookId });
    return ok(binned);
  });
}

/** Adds a job that erases a binned guidebook, no longer listed at once. Refuses with 409 `not_in_bin`. */
export async function eraseNow(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<void>> {
  const before = await findGuidebook(context.db, actor, "delete", guidebookId);
  if (!before) return notFound("This guidebook");
  if (before.deletedAt === null) return notInBin();
  await context.db.transaction().execute(async (db) => {
    await updateGuidebook(db, actor, "delete", guidebookId, { deleted_at: binnedSince(context.now()) });
    await recordEvent(context, db, actor, guidebookErased, null, { guidebookId, subjectId: guidebookId });
    await context.jobs.add(db, eraseBinnedGuidebooks, null);
  });
  return ok(undefined);
}

const notInBin = () =>
  refused({
    code: "not_in_bin",
    message: "Delete this guidebook first. Then it can be erased from the bin.",
  });

/** Erases what has been in the bin for 30 days. */
export const eraseBinnedGuidebooks = scheduledJob("guidebooks.eraseBinned", async (context) => {
  const binned = await findBinnedBefore(context.db, binnedSince(context.now()));
  for (const guidebook of binned) await eraseGuidebook(context, guidebook);
  return done();
});

/**
 * Deletes a guidebook with everything that belongs to it. First deletes its pictures that nothing else shows: after a
 * crash in between, the guidebook is still there to find them by. Retires its slug (Guidebooks 2).
 */
async function eraseGuidebook(context: AppContext, { id, slug }: Pick<Guidebook, "id" | "slug">) {
  const hashes = await hashesOfGuidebook(context.db, id);
  await deletePictures(
    context,
    hashes,
    async (hash) => (await findAccountShowing(context.db, hash, { except: id })) === undefined,
  );
  await context.db.transaction().execute(async (db) => {
    if (await deleteGuidebookRow(db, id)) await retireSlug(db, slug, context.now());
  });
}
