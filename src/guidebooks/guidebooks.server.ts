import { postalAddressForGuests } from "#guidebooks/postalAddress.ts";
import type { Guidebook, GuidebookChange, ListedGuidebook } from "#guidebooks/contract.ts";
import { randomSlug, SLUG_TRIES } from "#guidebooks/create.server.ts";
import { slugsPerHost } from "#guidebooks/limits.ts";
import { checkPlanLimit } from "#guidebooks/planLimit.server.ts";
import {
  findGuidebook,
  isSlugTaken,
  listGuidebooks,
  lockGuidebooksOf,
  retireSlug,
  updateGuidebook,
} from "#guidebooks/store.server.ts";
import { ownPicture } from "#media/media.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { notFound, ok, refused, type Result } from "#platform/refusal.ts";

/** The host's guidebooks, last changed first: the active ones, or the archived. */
export async function guidebooksOf(
  platform: Platform,
  hostId: string,
  which: { archived: boolean },
): Promise<ListedGuidebook[]> {
  const rows = await listGuidebooks(platform.db, hostId, which.archived);
  return rows.map(({ guidebook, ready, total, property }) => ({
    ...guidebook,
    postalAddress: postalAddressForGuests(property, guidebook.propertyAddress),
    readySections: ready,
    totalSections: total,
  }));
}

export async function getGuidebook(
  platform: Platform,
  hostId: string,
  guidebookId: string,
): Promise<Result<Guidebook>> {
  return found(await findGuidebook(platform.db, hostId, guidebookId));
}

/** Renames a guidebook or changes its cover. The slug stays: printed QR codes must not die. */
export async function changeGuidebook(
  platform: Platform,
  hostId: string,
  guidebookId: string,
  { name, cover }: GuidebookChange,
): Promise<Result<Guidebook>> {
  const before = await getGuidebook(platform, hostId, guidebookId);
  if (!before.ok || (name === undefined && cover === undefined)) return before;
  const picture = cover ? await ownPicture(platform, hostId, cover) : undefined;
  if (picture && !picture.ok) {
    const { refusal } = picture;
    return refused({ ...refusal, fields: { cover: refusal.message } });
  }
  const change = {
    ...(name !== undefined && { name }),
    ...(cover !== undefined && { cover: picture?.value.url ?? null }),
    updated_at: platform.now(),
  };
  return found(await updateGuidebook(platform.db, hostId, guidebookId, change));
}

/** Hides a guidebook from the dashboard and takes its guest pages down. Nothing is deleted. */
export async function archiveGuidebook(
  platform: Platform,
  hostId: string,
  guidebookId: string,
): Promise<Result<Guidebook>> {
  return found(await updateGuidebook(platform.db, hostId, guidebookId, { archived_at: platform.now() }));
}

/** Brings an archived guidebook back, at its old address. Refuses with `property_limit` where the plan is full. */
export async function restoreGuidebook(
  platform: Platform,
  hostId: string,
  guidebookId: string,
): Promise<Result<Guidebook>> {
  return platform.db.transaction().execute(async (db) => {
    await lockGuidebooksOf(db, hostId);
    const guidebook = await findGuidebook(db, hostId, guidebookId);
    if (!guidebook) return guidebookNotFound();
    if (guidebook.archivedAt === null) return ok(guidebook);
    const planLimit = await checkPlanLimit(db, hostId);
    if (!planLimit.ok) return planLimit;
    return found(await updateGuidebook(db, hostId, guidebookId, { archived_at: null }));
  });
}

/**
 * Gives a guidebook a new permanent address. Whoever holds the old one finds nothing from now on, and nobody else can
 * take it: printed codes must not lead guests to a stranger's page. Refuses the 101st of a day.
 */
export async function replaceSlug(
  platform: Platform,
  hostId: string,
  guidebookId: string,
): Promise<Result<{ slug: string }>> {
  const free = await platform.limits.take(slugsPerHost, hostId);
  if (!free.ok) return free;
  return platform.db.transaction().execute(async (db) => {
    await lockGuidebooksOf(db, hostId);
    const guidebook = await findGuidebook(db, hostId, guidebookId);
    if (!guidebook) return guidebookNotFound();
    for (let tries = 0; tries < SLUG_TRIES; tries++) {
      const slug = randomSlug(platform, guidebook.name);
      if (await isSlugTaken(db, slug)) continue;
      await retireSlug(db, guidebook.slug, platform.now());
      await updateGuidebook(db, hostId, guidebookId, { slug });
      return ok({ slug });
    }
    throw new Error("no free slug was found");
  });
}

const guidebookNotFound = () => notFound("This guidebook");

const found = (guidebook: Guidebook | undefined): Result<Guidebook> =>
  guidebook ? ok(guidebook) : guidebookNotFound();
