import { DEMO_KEY, demoGuidebook } from "#guest/demo/demo.ts";
import type { GuestGuidebook } from "#guest/guidebook.ts";
import { guestVersion, readForGuests, type GuestVersion } from "#guidebooks/guests.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/**
 * The guidebook behind a slug, a share token or the demo's address. Null where guests may not read it (any more): it
 * is archived, the link expired or was revoked, or the host's subscription ended more than 30 days ago.
 */
export async function findGuestGuidebook(platform: Platform, key: string): Promise<GuestGuidebook | null> {
  return key === DEMO_KEY ? demoGuidebook : readForGuests(platform, key);
}

/** The same decision without reading the guidebook, and the version by which a kept page is still true. */
export async function findGuestVersion(platform: Platform, key: string): Promise<GuestVersion | null> {
  return key === DEMO_KEY ? demoGuidebook : guestVersion(platform, key);
}
