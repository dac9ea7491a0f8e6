import { guestsWelcomeUntil } from "#billing/subscription.server.ts";
import { isShareToken, isSlug } from "#guidebooks/slug.ts";
import { addDays } from "#core/days.ts";
import type { AppContext } from "#core/context.server.ts";
import type { GuestRevision } from "#stays/guestGuidebook.ts";
import { findByPublicKeys, type GuidebookByKey } from "#stays/keyStore.server.ts";
import { startOfDay } from "#stays/localTime.ts";

interface ReadableGuidebook {
  guidebook: GuidebookByKey;
  revision: GuestRevision;
}

/** Returns guidebooks' current revisions by slug or token that guests may read, without sections. */
export async function readGuestRevisions(
  context: AppContext,
  keys: readonly string[],
): Promise<Map<string, GuestRevision>> {
  const readable = await findReadable(context, keys);
  return new Map([...readable].map(([key, { revision }]) => [key, revision]));
}

/** Returns the guidebooks that guests may read by these keys. */
export async function findReadable(
  context: AppContext,
  keys: readonly string[],
): Promise<Map<string, ReadableGuidebook>> {
  const found = await findByPublicKeys(context.db, {
    slugs: keys.filter(isSlug),
    tokens: keys.filter(isShareToken),
  });
  const readable = new Map<string, ReadableGuidebook>();
  for (const [key, guidebook] of found) {
    const endsAt = endOf(context, guidebook);
    if (endsAt <= context.now()) continue;
    const { id, version, updatedAt, stay } = guidebook;
    const revision = {
      guidebookId: id,
      // Of the guidebook, plus that of its stays for a link of a stay: each only grows.
      version: version + (stay?.version ?? 0),
      updatedAt,
      liveUntil: endsAt === Infinity ? null : endsAt,
    };
    readable.set(key, { guidebook, revision });
  }
  return readable;
}

/** Returns when reading ends (epoch ms), or Infinity: a lapsed plan ends no stay before its departure (Stays 14). */
function endOf(context: AppContext, { expiresAt, subscription, stay }: GuidebookByKey): number {
  const welcomeUntil = guestsWelcomeUntil(context, subscription);
  if (!stay) return Math.min(expiresAt ?? Infinity, welcomeUntil);
  return Math.max(welcomeUntil, startOfDay(addDays(stay.departure, 1), stay.timeZone ?? "UTC"));
}
