import { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { binnedSince } from "#guidebooks/bin/limits.ts";
import { deleteGuidebookRow, findBinnedBefore, hashesOfGuidebook } from "#guidebooks/bin/binStore.server.ts";
import type { Guidebook } from "#guidebooks/contract.ts";
import { findAccountShowing } from "#guidebooks/pictureStore.server.ts";
import { findGuidebook, retireSlug, updateGuidebook } from "#guidebooks/store.server.ts";
import { deletePictures } from "#media/media.server.ts";
import type { StoredKind } from "#core/jobs/queue.server.ts";
import type { Platform } from "#core/platform.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";

/** Forgets the drawn pages of guidebooks. */
export type ForgetPages = (platform: Platform, guidebookIds: readonly string[]) => Promise<void>;

/**
 * Puts a guidebook into the bin, from which it can be restored for 30 days. Its guest pages are down at once
 * (Guidebooks 9).
 */
export async function binGuidebook(
  platform: Platform,
  actor: Actor,
  guidebookId: string,
): Promise<Result<Guidebook>> {
  const before = await findGuidebook(platform.db, actor, "delete", guidebookId);
  if (!before) return notFound("This guidebook");
  if (before.deletedAt !== null) return ok(before);
  const now = platform.now();
  const change = { deleted_at: now, archived_at: before.archivedAt ?? now };
  const binned = await updateGuidebook(platform.db, actor, "delete", guidebookId, change);
  return binned ? ok(binned) : notFound("This guidebook");
}

/**
 * Has a guidebook that is in the bin erased at once, by a job: it is no longer listed there. Refuses with 409
 * `not_in_bin` one that is not there.
 */
export async function eraseNow(platform: Platform, actor: Actor, guidebookId: string): Promise<Result<void>> {
  const before = await findGuidebook(platform.db, actor, "delete", guidebookId);
  if (!before) return notFound("This guidebook");
  if (before.deletedAt === null) return notInBin();
  await platform.db.transaction().execute(async (db) => {
    await updateGuidebook(db, actor, "delete", guidebookId, { deleted_at: binnedSince(platform.now()) });
    await platform.jobs.add(db, eraseBinnedRow, null);
  });
  return ok(undefined);
}

const notInBin = () =>
  refused({
    code: "not_in_bin",
    message: "Delete this guidebook first. Then it can be erased from the bin.",
  });

/** What is stored of the job that erases. */
export const eraseBinnedRow: StoredKind<null> = { name: "guidebooks.eraseBinned", payload: z.null() };

/** Erases what has been in the bin for 30 days. */
export async function eraseBinned(platform: Platform, forgetPages: ForgetPages): Promise<void> {
  const binned = await findBinnedBefore(platform.db, binnedSince(platform.now()));
  for (const guidebook of binned) await eraseGuidebook(platform, guidebook);
  await forgetPages(
    platform,
    binned.map(({ id }) => id),
  );
}

/**
 * Deletes a guidebook with all that hangs on it. Its pictures go first, those that nothing else shows: after a crash in
 * between the guidebook is still there to find them by. Its slug leads nobody elsewhere (Guidebooks 2).
 */
async function eraseGuidebook(
  platform: Platform,
  { id, slug }: Pick<Guidebook, "id" | "slug">,
): Promise<void> {
  const hashes = await hashesOfGuidebook(platform.db, id);
  await deletePictures(
    platform,
    hashes,
    async (hash) => (await findAccountShowing(platform.db, hash, { except: id })) === undefined,
  );
  await platform.db.transaction().execute(async (db) => {
    if (await deleteGuidebookRow(db, id)) await retireSlug(db, slug, platform.now());
  });
}
