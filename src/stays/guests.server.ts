import { guestsWelcomeUntil } from "#billing/subscription.server.ts";
import { findBrandingOfGuidebook, type StoredBranding } from "#guidebooks/branding/brandingStore.server.ts";
import type { CoverFocus } from "#guidebooks/cover.ts";
import { postalAddressForGuests } from "#guidebooks/postalAddress.ts";
import type { PrintSettings } from "#guidebooks/printSettings.ts";
import { findGuestSections, type StoredGuestSection } from "#guidebooks/sectionStore.server.ts";
import { isShareToken, isSlug } from "#guidebooks/slug.ts";
import { logUnreadable } from "#guidebooks/storedContent.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import type { ShownPicture } from "#media/contract.ts";
import { findPictures } from "#media/media.server.ts";
import { findNoticeTexts } from "#stays/notices/store.server.ts";
import { addDays } from "#core/days.ts";
import type { AppContext } from "#core/context.server.ts";
import type { SectionType } from "#sections/catalog.ts";
import { leavesOf, propertyIn, type GuestSection } from "#sections/section.ts";
import { findAccess } from "#stays/accessStore.server.ts";
import type { Access } from "#stays/contract.ts";
import { guestStayOf, type GuestStay, type UsualTimes } from "#stays/guestStay.ts";
import { startOfDay } from "#stays/localTime.ts";
import { findByPublicKeys, type GuidebookByKey } from "#stays/keyStore.server.ts";
import { findArrivalsOn, findStayOfGuest } from "#stays/store.server.ts";
import { seesSecrets, visibleSections, withDoorCode, withPicturesOfStay } from "#stays/visibleSections.ts";
import {
  findGuestTranslations,
  translateSections,
  type GuestTranslations,
} from "#guidebooks/translation/guestTranslations.server.ts";

/** A revision of what guests may read: a page of another revision is not current. */
export interface GuestRevision {
  guidebookId: string;
  /** Incremented by every change that guests can see. */
  version: number;
  /** Epoch milliseconds. Distinguishes a version from the same one in a database restored from a backup. */
  updatedAt: number;
  /** When reading ends (epoch ms), null where no end is known. */
  liveUntil: number | null;
}

/** A guidebook as guests may read it, without the fields that only the host reads. */
export interface GuestReading extends GuestRevision {
  name: string;
  /** The key in the URL: a token is used where the slug would be, so that no link reveals the permanent one. */
  key: string;
  cover: string | null;
  /** The point of the cover that is never cropped; null for its middle. */
  coverFocus: CoverFocus | null;
  print: PrintSettings;
  /** The language in which the host writes (Languages 2). */
  language: Language;
  /** The address for guests: the property section's, else the one that sections were generated from. */
  propertyAddress: string | null;
  sections: GuestSection[];
  /** The types of sections that the host has hidden: they are shown nowhere and get no defaults (Sections 10). */
  hidden?: readonly SectionType[];
  /** Sizes of the cover, the logo and the how-tos' photos, by path. */
  pictures: Record<string, ShownPicture>;
  /** The host's logo, and whether pages name the product (Sharing 11, 12). */
  logo: string | null;
  namesProduct: boolean;
  /** The places services that need an attribution, for example `osm`. */
  credits: string[];
  /** The texts of current notices. */
  notices: string[];
  /** The stay of the link, null for other links. */
  stay: GuestStay | null;
  /** Whether the guidebook has secrets for stays and the link is not one of a stay. */
  hasWayIn: boolean;
  /** Until when (epoch ms) a saved copy shows its secrets; null where it has none, or everyone sees them. */
  secretsUntil: number | null;
  /** When (epoch ms) one of its pages changes next without a save, or null. */
  changesAt: number | null;
}

/**
 * Reads a guidebook by its slug, a share token or the token of a stay, masked for the reader (secrets are masked in one
 * place, Stays 6), in the language `into` where it is translated. Returns null where there is none, it is archived, the
 * link has expired or was revoked, or the host's subscription ended more than 30 days ago (guests read on for 30 days,
 * Plan 4; links that end, Sharing 5).
 */
export function readForGuests(
  context: AppContext,
  key: string,
  into?: Language,
): Promise<GuestReading | null> {
  return readAt(context, key, context.now(), into);
}

/** Reads the guidebook of a stay, by its token, as its guest reads it after the stay. Null for other keys. */
export async function readWhenOver(
  context: AppContext,
  token: string,
  into?: Language,
): Promise<GuestReading | null> {
  const reading = await readAt(context, token, Infinity, into);
  return reading?.stay ? reading : null;
}

async function readAt(
  context: AppContext,
  key: string,
  now: number,
  into: Language | undefined,
): Promise<GuestReading | null> {
  const live = (await findLive(context, [key])).get(key);
  if (!live) return null;
  const isOther = into !== live.guidebook.language;
  const whole = await loadUnmasked(context, live.guidebook.id, isOther ? into : undefined);
  const reached = live.isStay ? await readStay(context, key, whole, now) : noStay;
  return { ...revisionOf(live), ...(await readingOf(context, live.guidebook, whole, reached)), key };
}

/** All sections of a guidebook with their secrets, and who sees those. */
export interface UnmaskedGuidebook {
  /** The sections that the host has not hidden. */
  sections: GuestSection[];
  /** Their translations; empty where no language was requested. */
  translations: GuestTranslations;
  /** The types of hidden sections. */
  hidden: SectionType[];
  access: Access;
  credits: string[];
  branding: StoredBranding;
  notices: string[];
  usual: UsualTimes;
}

/**
 * Loads a guidebook with its secrets: only the result of `readingOf` may be sent. `stored` replaces its stored
 * sections.
 */
export async function loadUnmasked(
  context: AppContext,
  guidebookId: string,
  into?: Language,
  stored: Promise<StoredGuestSection[]> = findGuestSections(context.db, guidebookId),
): Promise<UnmaskedGuidebook> {
  const [found, branding, access, notices] = await Promise.all([
    stored,
    findBrandingOfGuidebook(context.db, guidebookId),
    findAccess(context.db, guidebookId),
    findNoticeTexts(context.db, guidebookId, context.now()),
  ]);
  logUnreadable(context, found);
  const shown = found.filter(({ isHidden }) => !isHidden);
  const sections = shown.map(({ section }) => section);
  const hidden = found.flatMap(({ type, section, isHidden }) => (isHidden && !section.own ? type : []));
  const sources = found.flatMap((section) => section.sources);
  const credits = [...new Set(sources.map(({ source }) => source))].toSorted();
  return {
    sections,
    translations: into ? await findGuestTranslations(context.db, guidebookId, into, shown) : new Map(),
    access,
    credits,
    branding,
    notices,
    usual: usualTimes(found.map(({ section }) => section)),
    hidden,
  };
}

/** Returns the masked guidebook for a reader, by the stay of their link, if any. */
export async function readingOf(
  context: AppContext,
  guidebook: Pick<GuidebookByKey, "name" | "cover" | "coverFocus" | "print" | "propertyAddress" | "language">,
  { sections: all, translations, hidden, access, credits, branding, notices }: UnmaskedGuidebook,
  { stay, doorCode, changesAt, isStay, stayPictures = null }: LinkStay,
): Promise<Omit<GuestReading, keyof GuestRevision | "key">> {
  const visible = translateSections(
    visibleSections(withDoorCode(all, doorCode), access, stay),
    translations,
    {
      seesPassages: seesSecrets(access, stay),
      hostLanguage: guidebook.language,
    },
  );
  const sections = stayPictures === null ? visible : withPicturesOfStay(visible, stayPictures);
  const property = propertyIn(sections)?.content;
  return {
    name: guidebook.name,
    cover: guidebook.cover,
    coverFocus: guidebook.coverFocus,
    print: guidebook.print,
    language: guidebook.language,
    propertyAddress: postalAddressForGuests(property, guidebook.propertyAddress),
    sections,
    ...(hidden.length > 0 && { hidden }),
    pictures: Object.fromEntries(
      await findPictures(context, photosOf(guidebook.cover, branding.logo, sections)),
    ),
    ...branding,
    credits,
    notices,
    stay,
    secretsUntil: access.access === "stays" && stay?.areSecretsShown ? stay.timeline.savedUntil : null,
    hasWayIn: access.access === "stays" && !isStay,
    changesAt,
  };
}

export interface LinkStay {
  stay: GuestStay | null;
  doorCode: string | null;
  changesAt: number | null;
  /** The path of the pictures in secret passages: `/view/{token}`; null where it is that of all others. */
  stayPictures?: string | null;
  /** Whether the link is one of a stay. */
  isStay: boolean;
}

/** The values of a link without a stay. */
export const noStay: LinkStay = { stay: null, doorCode: null, changesAt: null, isStay: false };

/**
 * Without a time zone the day at the property is not known: the link of a stay then opens the guidebook without
 * secrets.
 */
async function readStay(
  { db }: AppContext,
  token: string,
  { access, usual }: UnmaskedGuidebook,
  now: number,
): Promise<LinkStay> {
  const row = await findStayOfGuest(db, token);
  if (!row) return noStay;
  const { timeZone } = access;
  const stayPictures = access.access === "stays" ? `/view/${token}` : null;
  const own = { doorCode: row.door_code, isStay: true, stayPictures };
  if (timeZone === null) return { ...noStay, ...own };
  const arrivals = await findArrivalsOn(db, row.guidebook_id, row.departure, row.id);
  const shown = guestStayOf({ row, access: { ...access, timeZone }, usual, arrivals }, now);
  return { ...shown, ...own };
}

/** Returns the times in a guidebook's sections. */
export function usualTimes(sections: readonly GuestSection[]): UsualTimes {
  const times: UsualTimes = {};
  for (const { type, content } of sections) {
    if (type === "checkin") times.checkInTime = content.checkInTime;
    if (type === "departure") times.checkOutTime = content.checkOutTime;
  }
  return times;
}

/**
 * Returns the current revision of each guidebook by slug, share token or token of a stay, without reading its sections.
 * Keys that guests may not read are absent.
 */
export async function guestRevisions(
  context: AppContext,
  keys: readonly string[],
): Promise<Map<string, GuestRevision>> {
  const live = await findLive(context, keys);
  return new Map([...live].map(([key, one]) => [key, revisionOf(one)]));
}

interface Live {
  guidebook: GuidebookByKey;
  liveUntil: number | null;
  isStay: boolean;
  /** The guidebook's version plus that of its stays for a link of a stay: each only grows. */
  version: number;
}

const revisionOf = ({ guidebook: { id, updatedAt }, version, liveUntil }: Live): GuestRevision => ({
  guidebookId: id,
  version,
  updatedAt,
  liveUntil,
});

async function findLive(context: AppContext, keys: readonly string[]): Promise<Map<string, Live>> {
  const reached = await findByPublicKeys(context.db, {
    slugs: keys.filter(isSlug),
    tokens: keys.filter(isShareToken),
  });
  const live = new Map<string, Live>();
  for (const [key, guidebook] of reached) {
    const ends = endOf(context, guidebook);
    if (ends <= context.now()) continue;
    const version = guidebook.version + (guidebook.stay?.version ?? 0);
    live.set(key, {
      guidebook,
      liveUntil: ends === Infinity ? null : ends,
      version,
      isStay: guidebook.stay !== null,
    });
  }
  return live;
}

/** Returns when reading ends (epoch ms), or Infinity: a lapsed plan ends no stay before its departure (Stays 14). */
function endOf(context: AppContext, { expiresAt, subscription, stay }: GuidebookByKey): number {
  const welcomeUntil = guestsWelcomeUntil(context, subscription);
  if (!stay) return Math.min(expiresAt ?? Infinity, welcomeUntil);
  return Math.max(welcomeUntil, startOfDay(addDays(stay.departure, 1), stay.timeZone ?? "UTC"));
}

function photosOf(cover: string | null, logo: string | null, sections: GuestSection[]): string[] {
  const leaves = sections.flatMap(leavesOf).filter(({ kind }) => kind === "picture");
  const photos = leaves.map(({ value }) => value);
  return [cover, logo, ...photos].filter((path) => path !== null);
}
