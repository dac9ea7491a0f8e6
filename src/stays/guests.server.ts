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
import { findByPublicKeys, type Reached } from "#stays/keyStore.server.ts";
import { findArrivalsOn, findStayOfGuest } from "#stays/store.server.ts";
import { seesSecrets, visibleSections, withDoorCode, withOwnPictures } from "#stays/visibleSections.ts";
import {
  findGuestTranslations,
  translateSections,
  type GuestTranslations,
} from "#guidebooks/translation/guestTranslations.server.ts";

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
  /** The point of the cover that stays in sight; null for its middle. */
  coverFocus: CoverFocus | null;
  print: PrintSettings;
  /** What the host's words are in (Languages 2). */
  language: Language;
  /** The address that guests see: the property section's, else the one it was generated from. */
  propertyAddress: string | null;
  sections: GuestSection[];
  /** The types of sections that the host has hidden: they are nowhere, and have no defaults (Sections 10). */
  hidden?: readonly SectionType[];
  /** Sizes of the cover, the logo and the how-tos' photos, by path. */
  pictures: Record<string, ShownPicture>;
  /** The host's logo, and whether pages say what they were made with (Sharing 11, 12). */
  logo: string | null;
  namesProduct: boolean;
  /** Which places services the sections owe an attribution, for example `osm`. */
  credits: string[];
  /** What the host tells every guest for a while. */
  notices: string[];
  /** Whose stay it is, where it was reached by the link of one. */
  stay: GuestStay | null;
  /** Whether it has secrets for those who stay, and was reached by a link that is nobody's own. */
  hasWayIn: boolean;
  /** Until when (epoch ms) a saved copy shows the secrets that are in it; null where none are, or they are everybody's. */
  secretsUntil: number | null;
  /** The moment (epoch ms) at which a page of it changes by itself, or null. */
  changesAt: number | null;
}

/**
 * Reads a guidebook by its slug, a share token or the token of a stay, without what whoever came may not know (Stays 6).
 * Its words are in the language `into` where they have been translated. Returns null where there is none, it is archived,
 * the link has expired or was revoked, or the host's subscription ended more than 30 days ago (Plan 4, Sharing 5).
 */
export function readForGuests(
  context: AppContext,
  key: string,
  into?: Language,
): Promise<GuestReading | null> {
  return readAt(context, key, context.now(), into);
}

/** Reads the guidebook of a stay, by its token, as its guest reads it when all is over. Null also for other keys. */
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
  const live = (await reach(context, [key])).get(key);
  if (!live) return null;
  const isOther = into !== live.guidebook.language;
  const whole = await loadUnmasked(context, live.guidebook.id, isOther ? into : undefined);
  const reached = live.isStay ? await readStay(context, key, whole, now) : noStay;
  return { ...revisionOf(live), ...(await readingOf(context, live.guidebook, whole, reached)), key };
}

/** All sections of a guidebook with their secrets, and who sees those. */
export interface UnmaskedGuidebook {
  /** Those that the host has not hidden. */
  sections: GuestSection[];
  /** What those say in the language that was asked for; empty where none was. */
  translations: GuestTranslations;
  /** The types of those that are. */
  hidden: SectionType[];
  access: Access;
  credits: string[];
  branding: StoredBranding;
  notices: string[];
  usual: UsualTimes;
}

/**
 * Reads a guidebook with its secrets: only what `readingOf` leaves of it may be sent. `stored` stands for its sections where
 * they are not read as they are.
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

/** Returns what of a guidebook somebody reads, by the stay that they came with, if any. */
export async function readingOf(
  context: AppContext,
  guidebook: Pick<Reached, "name" | "cover" | "coverFocus" | "print" | "propertyAddress" | "language">,
  { sections: all, translations, hidden, access, credits, branding, notices }: UnmaskedGuidebook,
  { stay, doorCode, changesAt, isStay, ownPictures = null }: ReachedStay,
): Promise<Omit<GuestReading, keyof GuestRevision | "key">> {
  const visible = translateSections(
    visibleSections(withDoorCode(all, doorCode), access, stay),
    translations,
    {
      seesPassages: seesSecrets(access, stay),
      hostLanguage: guidebook.language,
    },
  );
  const sections = ownPictures === null ? visible : withOwnPictures(visible, ownPictures);
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

export interface ReachedStay {
  stay: GuestStay | null;
  doorCode: string | null;
  changesAt: number | null;
  /** Where the pictures of secret passages are: `/view/{token}`; null where they are with all others. */
  ownPictures?: string | null;
  /** Whether the link is one guest's own. */
  isStay: boolean;
}

/** What a link brings that everybody may have. */
export const noStay: ReachedStay = { stay: null, doorCode: null, changesAt: null, isStay: false };

/** Without a time zone nobody can say what day it is there: then the link of a stay opens the guidebook alone. */
async function readStay(
  { db }: AppContext,
  token: string,
  { access, usual }: UnmaskedGuidebook,
  now: number,
): Promise<ReachedStay> {
  const row = await findStayOfGuest(db, token);
  if (!row) return noStay;
  const { timeZone } = access;
  const ownPictures = access.access === "stays" ? `/view/${token}` : null;
  const own = { doorCode: row.door_code, isStay: true, ownPictures };
  if (timeZone === null) return { ...noStay, ...own };
  const arrivals = await findArrivalsOn(db, row.guidebook_id, row.departure, row.id);
  const shown = guestStayOf({ row, access: { ...access, timeZone }, usual, arrivals }, now);
  return { ...shown, ...own };
}

/** Returns what the sections of a guidebook say of its times. */
export function usualTimes(sections: readonly GuestSection[]): UsualTimes {
  const times: UsualTimes = {};
  for (const { type, content } of sections) {
    if (type === "checkin") times.checkInTime = content.checkInTime;
    if (type === "departure") times.checkOutTime = content.checkOutTime;
  }
  return times;
}

/**
 * Returns today's revision of each guidebook by slug, share token or the token of a stay, without reading its sections.
 * A key that guests may not read has none.
 */
export async function guestRevisions(
  context: AppContext,
  keys: readonly string[],
): Promise<Map<string, GuestRevision>> {
  const live = await reach(context, keys);
  return new Map([...live].map(([key, one]) => [key, revisionOf(one)]));
}

interface Live {
  guidebook: Reached;
  liveUntil: number | null;
  isStay: boolean;
  /** The guidebook's, and that of its stays where it was reached by one: each only goes up. */
  version: number;
}

const revisionOf = ({ guidebook: { id, updatedAt }, version, liveUntil }: Live): GuestRevision => ({
  guidebookId: id,
  version,
  updatedAt,
  liveUntil,
});

async function reach(context: AppContext, keys: readonly string[]): Promise<Map<string, Live>> {
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

/** Returns when reading ends (epoch ms), or Infinity. A lapsed plan ends no stay before its departure (Stays 14). */
function endOf(context: AppContext, { expiresAt, subscription, stay }: Reached): number {
  const welcomeUntil = guestsWelcomeUntil(context, subscription);
  if (!stay) return Math.min(expiresAt ?? Infinity, welcomeUntil);
  return Math.max(welcomeUntil, startOfDay(addDays(stay.departure, 1), stay.timeZone ?? "UTC"));
}

function photosOf(cover: string | null, logo: string | null, sections: GuestSection[]): string[] {
  const leaves = sections.flatMap(leavesOf).filter(({ kind }) => kind === "picture");
  const photos = leaves.map(({ value }) => value);
  return [cover, logo, ...photos].filter((path) => path !== null);
}
