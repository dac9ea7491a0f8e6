import { guestsWelcomeUntil } from "#billing/subscription.server.ts";
import { postalAddressForGuests } from "#guidebooks/postalAddress.ts";
import { findGuestSections } from "#guidebooks/sectionStore.server.ts";
import { isShareToken, isSlug } from "#guidebooks/slug.ts";
import { logUnreadable } from "#guidebooks/storedContent.server.ts";
import { reachAll, type Reached } from "#guidebooks/store.server.ts";
import type { ShownPicture } from "#media/contract.ts";
import { findPictures } from "#media/media.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { leavesOf, propertyIn, type GuestSection } from "#sections/section.ts";

/** What guests may read now: a page that was drawn at another revision is no longer true. */
export interface GuestRevision {
  guidebookId: string;
  /** Goes up with every change that guests could see. */
  version: number;
  /** Epoch milliseconds. Tells a version from the same one of a database that was restored from a backup. */
  updatedAt: number;
  /** The moment at which reading ends (epoch ms), or null where none is known. */
  liveUntil: number | null;
}

/** A guidebook as guests may read it. There is nothing in it that is only the host's. */
export interface GuestReading extends GuestRevision {
  name: string;
  /** What it was reached by: a token stands where the slug would, so that no link gives away a better one. */
  key: string;
  cover: string | null;
  /** The address that guests see: the property section's, else the one it was generated from. */
  propertyAddress: string | null;
  sections: GuestSection[];
  /** Sizes of the cover and of the how-tos' photos, by path. */
  pictures: Record<string, ShownPicture>;
  /** Which places services the sections owe an attribution, for example `osm`. */
  credits: string[];
}

/**
 * Reads a guidebook by its slug or a share token. Returns null where there is none, it is archived, the link has
 * expired or was revoked, or the host's subscription ended more than 30 days ago (Plan 4, Sharing 5).
 */
export async function readForGuests(platform: Platform, key: string): Promise<GuestReading | null> {
  const live = (await reach(platform, [key])).get(key);
  if (!live) return null;
  const { guidebook } = live;
  const found = await findGuestSections(platform.db, guidebook.id);
  logUnreadable(platform, found);
  const sections = found.map(({ section }) => section);
  const property = propertyIn(sections)?.content;
  const sources = found.flatMap((section) => section.sources);
  return {
    ...revisionOf(live),
    name: guidebook.name,
    key,
    cover: guidebook.cover,
    propertyAddress: postalAddressForGuests(property, guidebook.propertyAddress),
    sections,
    pictures: Object.fromEntries(await findPictures(platform, photosOf(guidebook.cover, sections))),
    credits: [...new Set(sources.map(({ source }) => source))].toSorted(),
  };
}

/**
 * Returns today's revision of each guidebook by slug or share token, without reading its sections: one query for all.
 * A key that guests may not read has none.
 */
export async function guestRevisions(
  platform: Platform,
  keys: readonly string[],
): Promise<Map<string, GuestRevision>> {
  const live = await reach(platform, keys);
  return new Map([...live].map(([key, one]) => [key, revisionOf(one)]));
}

interface Live {
  guidebook: Reached;
  liveUntil: number | null;
}

const revisionOf = ({ guidebook: { id, version, updatedAt }, liveUntil }: Live): GuestRevision => ({
  guidebookId: id,
  version,
  updatedAt,
  liveUntil,
});

async function reach(platform: Platform, keys: readonly string[]): Promise<Map<string, Live>> {
  const tokens = keys.filter(isShareToken);
  const slugs = keys.filter(isSlug);
  const live = new Map<string, Live>();
  for (const [key, guidebook] of await reachAll(platform.db, { slugs, tokens })) {
    const welcomeUntil = guestsWelcomeUntil(platform, guidebook.subscription);
    const ends = Math.min(guidebook.expiresAt ?? Infinity, welcomeUntil);
    if (ends > platform.now()) live.set(key, { guidebook, liveUntil: ends === Infinity ? null : ends });
  }
  return live;
}

function photosOf(cover: string | null, sections: GuestSection[]): string[] {
  const leaves = sections.flatMap(leavesOf).filter(({ kind }) => kind === "picture");
  const photos = leaves.map(({ value }) => value);
  return cover ? [cover, ...photos] : photos;
}
