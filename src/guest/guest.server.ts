import { DEMO_KEY, demoGuidebook } from "#guest/demo/demo.ts";
import type { GuestGuidebook } from "#guest/guidebook.ts";
import { guestRevisions, readForGuests, type GuestRevision } from "#stays/guests.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import type { AppContext } from "#core/context.server.ts";

/**
 * Returns the guidebook behind a slug, a share token or the demo's URL, its words in the language `into` where they have been
 * translated. Returns null where guests may not read it (any more): it is archived, the link expired or was revoked, or
 * the host's subscription ended more than 30 days ago.
 */
export async function findGuestGuidebook(
  context: AppContext,
  key: string,
  into?: Language,
): Promise<GuestGuidebook | null> {
  return key === DEMO_KEY ? demoGuidebook : readForGuests(context, key, into);
}

/** Returns today's revision of each of these guidebooks, without reading them. A key that guests may not read has none. */
export async function findGuestRevisions(
  context: AppContext,
  keys: readonly string[],
): Promise<Map<string, GuestRevision>> {
  const revisions = await guestRevisions(context, keys);
  return keys.includes(DEMO_KEY) ? new Map([...revisions, [DEMO_KEY, demoGuidebook]]) : revisions;
}
