import { guestsWelcomeUntil } from "#billing/subscription.server.ts";
import { addressForGuests } from "#guidebooks/address.ts";
import { findGuestSections } from "#guidebooks/sectionStore.server.ts";
import { isShareToken, isSlug } from "#guidebooks/slug.ts";
import { reachBySlug, reachByToken, type Reached } from "#guidebooks/store.server.ts";
import { logUnreadable } from "#guidebooks/storedContent.server.ts";
import type { ShownPicture } from "#media/contract.ts";
import { findPictures } from "#media/media.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import type { GuestSection } from "#sections/section.ts";

/** Whether a kept page is still true: its version, and the moment (epoch ms) it ends, or null where none is known. */
export interface GuestVersion {
  version: number;
  liveUntil: number | null;
}

/** A guidebook as guests may read it. There is nothing in it that is only the host's. */
export interface GuestReading extends GuestVersion {
  guidebookId: string;
  name: string;
  /** What it was reached by: a token stands where the slug would, so that no link gives away a better one. */
  key: string;
  cover: string | null;
  /** The address that guests see: the property section's, else the one it was generated from. */
  propertyAddress: string | null;
  updatedAt: number;
  sections: GuestSection[];
  /** Sizes of the cover and of the how-tos' photos, by address. */
  pictures: Record<string, ShownPicture>;
  /** Names of the places that the sections got from a places service. */
  onTheMap: string[];
  /** Which places services the sections owe an attribution, for example `osm`. */
  credits: string[];
}

/**
 * Reads a guidebook by its slug or a share token. Null where there is none, it is archived, the link has expired or
 * was revoked, or the host's subscription ended more than 30 days ago (Plan 4, Sharing 5).
 */
export async function readForGuests(platform: Platform, key: string): Promise<GuestReading | null> {
  const live = await reach(platform, key);
  if (!live) return null;
  const { guidebook, liveUntil } = live;
  const found = await findGuestSections(platform.db, guidebook.id);
  logUnreadable(platform, found);
  const sections = found.map(({ section }) => section);
  const property = sections.find((section) => section.type === "property")?.content;
  const sources = found.flatMap((section) => section.sources);
  return {
    guidebookId: guidebook.id,
    name: guidebook.name,
    key,
    cover: guidebook.cover,
    propertyAddress: addressForGuests(property, guidebook.propertyAddress),
    updatedAt: guidebook.updatedAt,
    version: guidebook.version,
    liveUntil,
    sections,
    pictures: Object.fromEntries(await findPictures(platform, photosOf(guidebook.cover, sections))),
    onTheMap: sources.map(({ name }) => name),
    credits: [...new Set(sources.map(({ source }) => source))].toSorted(),
  };
}

/** The same decisions without reading the guidebook: cheap enough to ask before every kept page. */
export async function guestVersion(platform: Platform, key: string): Promise<GuestVersion | null> {
  const live = await reach(platform, key);
  return live && { version: live.guidebook.version, liveUntil: live.liveUntil };
}

async function reach(
  platform: Platform,
  key: string,
): Promise<{ guidebook: Reached; liveUntil: number | null } | null> {
  const guidebook = await findByKey(platform, key);
  if (!guidebook) return null;
  const ends = Math.min(
    guidebook.expiresAt ?? Infinity,
    await guestsWelcomeUntil(platform, guidebook.hostId),
  );
  if (ends <= platform.now()) return null;
  return { guidebook, liveUntil: ends === Infinity ? null : ends };
}

async function findByKey(platform: Platform, key: string): Promise<Reached | undefined> {
  if (isShareToken(key)) return reachByToken(platform.db, key);
  return isSlug(key) ? reachBySlug(platform.db, key) : undefined;
}

function photosOf(cover: string | null, sections: GuestSection[]): string[] {
  const photos = sections.flatMap((section) =>
    section.type === "howto" ? section.content.items.flatMap((item) => item.imageUrls) : [],
  );
  return cover ? [cover, ...photos] : photos;
}
