import { findBrandingOfGuidebook, type StoredBranding } from "#guidebooks/branding/brandingStore.server.ts";
import { postalAddressForGuests } from "#guidebooks/postalAddress.ts";
import { findGuestSections, type StoredGuestSection } from "#guidebooks/sectionStore.server.ts";
import { logUnreadable } from "#guidebooks/storedContent.server.ts";
import {
  findGuestTranslations,
  translateSections,
  type GuestTranslations,
} from "#guidebooks/translation/guestTranslations.server.ts";
import { EXTRAS } from "#guidebooks/translation/contract.ts";
import type { Language } from "#core/i18n/languages.ts";
import { findPictures } from "#media/media.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { HOME_COUNTRY, type Product } from "#core/product.ts";
import type { SectionType } from "#sections/catalog.ts";
import type { BookedWith } from "#core/platforms.ts";
import { countryCode } from "#sections/countries.ts";
import { htmlForReaderOf } from "#sections/richtext/notForPassages.ts";
import { leavesOf, propertyIn, type GuestSection } from "#sections/section.ts";
import { findStaySettings, type StaySettings } from "#stays/accessStore.server.ts";
import { readGuestForm } from "#stays/arrivalForms/guestAnswers.server.ts";
import { withForm } from "#stays/arrivalForms/guestForm.ts";
import { reviewPageOf } from "#stays/arrivalForms/reviewPages.ts";
import type { Access } from "#stays/contract.ts";
import type { GuestGuidebook, GuestRevision } from "#stays/guestGuidebook.ts";
import { findReadable } from "#stays/guestRevisions.server.ts";
import { guestStayOf, usualTimesIn, type GuestStay, type UsualTimes } from "#stays/guestStay.ts";
import type { GuidebookByKey } from "#stays/keyStore.server.ts";
import { newStayReports, nextUnreadAt, type StayReport } from "#stays/problems/stayReports.ts";
import { findReportsOfStay } from "#stays/problems/store.server.ts";
import { findNoticeTexts } from "#stays/notices/store.server.ts";
import type { StaysTable } from "#stays/tables.server.ts";
import { findArrivalsOn, findChainOfGuest, findReplacements } from "#stays/store.server.ts";
import { joinChain } from "#stays/joinedStays.ts";
import { readGuestExtras } from "#stays/extras/guestExtras.server.ts";
import { translateExtras } from "#stays/extras/translateExtras.ts";
import type { GuestExtras } from "#stays/extras/guestExtras.ts";
import {
  sectionsForReader,
  seesSecrets,
  visibleSections,
  withDoorCode,
  withPicturesOfStay,
  withTimes,
} from "#stays/visibleSections.ts";

/**
 * Reads a guidebook by its slug, a share token or the token of a stay, masked for the reader (secrets are masked in one
 * place, Stays 6), in the language `into` where it is translated. Returns null where there is none, it is archived, the
 * link has expired or was revoked, or the host's subscription ended more than 30 days ago (guests read on for 30 days,
 * Plan 4; links that end, Sharing 5). `now` (epoch ms) is the moment of the stay that its page shows.
 */
export async function readGuestGuidebook(
  context: AppContext,
  key: string,
  into?: Language,
  now = context.now(),
): Promise<GuestGuidebook | null> {
  const readable = (await findReadable(context, [key])).get(key);
  if (!readable) return null;
  const { guidebook, revision } = readable;
  const unmasked = await loadUnmasked(context, guidebook.id, into === guidebook.language ? undefined : into);
  const linkStay = guidebook.stay ? await readLinkStay(context, key, unmasked, now) : noStay;
  const reader = { ...linkStay, pictures: `/view/${key}` };
  return { ...revision, ...(await maskForReader(context, guidebook, unmasked, reader)), key };
}

/** Reads the guidebook of a stay, by its token, as its guest reads it after the stay. Null for other keys. */
export async function readGuestGuidebookAfterStay(
  context: AppContext,
  token: string,
  into?: Language,
): Promise<GuestGuidebook | null> {
  const guidebook = await readGuestGuidebook(context, token, into, Infinity);
  return guidebook?.stay ? guidebook : null;
}

/** All sections of a guidebook with their secrets, and who sees those. */
export interface UnmaskedGuidebook extends StaySettings {
  /** The sections that the host has not hidden. */
  sections: GuestSection[];
  /** Their translations; empty where no language was requested. */
  translations: GuestTranslations;
  hidden: SectionType[];
  credits: string[];
  branding: StoredBranding;
  notices: string[];
  usual: UsualTimes;
}

/** Loads a guidebook with its secrets: send only `maskForReader`'s result. `stored` replaces sections. */
export async function loadUnmasked(
  context: AppContext,
  guidebookId: string,
  into?: Language,
  stored: Promise<StoredGuestSection[]> = findGuestSections(context.db, guidebookId),
): Promise<UnmaskedGuidebook> {
  const [found, branding, settings, notices] = await Promise.all([
    stored,
    findBrandingOfGuidebook(context.db, guidebookId),
    findStaySettings(context.db, guidebookId),
    findNoticeTexts(context.db, guidebookId, context.now()),
  ]);
  logUnreadable(context, found);
  const shown = found.filter(({ isHidden }) => !isHidden);
  const sources = found.flatMap((section) => section.sources);
  return {
    sections: shown.map(({ section }) => section),
    translations: into ? await findGuestTranslations(context.db, guidebookId, into, shown) : new Map(),
    hidden: found.flatMap(({ type, section, isHidden }) => (isHidden && !section.own ? type : [])),
    ...settings,
    credits: [...new Set(sources.map(({ source }) => source))].toSorted(),
    branding,
    notices,
    usual: usualTimesIn(found.map(({ section }) => section)),
  };
}

/** Returns a guidebook without what its reader may not see, by the stay of their link, if any: secrets, passages. */
export async function maskForReader(
  context: AppContext,
  guidebook: Pick<GuidebookByKey, "name" | "cover" | "coverFocus" | "print" | "propertyAddress" | "language">,
  { sections: all, translations, hidden, access, credits, branding, notices }: UnmaskedGuidebook,
  { stay, extras, doorCode, changesAt, isStay, bookedWith, pictures = null, stayPictures = null }: LinkStay,
): Promise<Omit<GuestGuidebook, keyof GuestRevision | "key">> {
  const { name, cover, coverFocus, print, language } = guidebook;
  const reader = { bookedWith: isStay ? bookedWith : readerOfLinks(access), pictures };
  const forReader = sectionsForReader(all, reader);
  const visible = translateSections(
    visibleSections(withTimes(withDoorCode(forReader, doorCode), stay), access, stay),
    translations,
    {
      seesPassages: seesSecrets(access, stay),
      cut: (html) => htmlForReaderOf(html, reader.bookedWith, pictures),
      hostLanguage: language,
    },
  );
  const sections = stayPictures === null ? visible : withPicturesOfStay(visible, stayPictures);
  const sizes = await findPictures(context, photosOf(cover, branding.logo, sections));
  return {
    name,
    cover,
    coverFocus,
    print,
    language,
    propertyAddress: postalAddressForGuests(propertyIn(sections)?.content, guidebook.propertyAddress),
    timeZone: access.timeZone,
    sections,
    ...serverCountryOf(context.config.product),
    ...(hidden.length > 0 && { hidden }),
    pictures: Object.fromEntries(sizes),
    ...branding,
    credits,
    notices,
    stay,
    ...(extras && { extras: translateExtras(extras, translations.get(EXTRAS)) }),
    secretsUntil: access.access === "stays" && stay?.areSecretsShown ? stay.timeline.savedUntil : null,
    hasWayIn: access.access === "stays" && !isStay,
    changesAt,
  };
}

const readerOfLinks = ({ permanentLinkAs }: Access): BookedWith | null =>
  permanentLinkAs === "unknown" ? null : permanentLinkAs;

/** On a server in Australia an unknown country stays unknown: the specification names two numbers there. */
function serverCountryOf({ country }: Product): Pick<GuestGuidebook, "serverCountry"> {
  const code = country === HOME_COUNTRY ? null : countryCode(country);
  return code === null ? {} : { serverCountry: code };
}

export interface LinkStay {
  stay: GuestStay | null;
  doorCode: string | null;
  changesAt: number | null;
  /** The path of the pictures in secret passages: `/view/{token}`; null where it is that of all others. */
  stayPictures?: string | null;
  /** The same for passages that guests of some platforms do not see. */
  pictures?: string | null;
  isStay: boolean;
  /** Where the stay was booked; null where that is not known. */
  bookedWith: BookedWith | null;
  /** What its guest may ask for, and has; absent where there is nothing. */
  extras?: GuestExtras;
}

/** The values of a link without a stay. */
export const noStay: LinkStay = {
  stay: null,
  doorCode: null,
  changesAt: null,
  isStay: false,
  bookedWith: null,
};

/** Without a time zone the day is not known: a stay's link then opens the guidebook without secrets. */
export async function readLinkStay(
  context: AppContext,
  token: string,
  { access, usual, sections, arrivalForm, hasReviewLink, takesReports }: UnmaskedGuidebook,
  now: number,
): Promise<LinkStay> {
  const { db } = context;
  const found = await findChainOfGuest(db, token);
  if (!found) return noStay;
  const row = joinChain(found.chain);
  const { timeZone } = access;
  const stayPictures = access.access === "stays" ? `/view/${token}` : null;
  const own = { doorCode: row.door_code, isStay: true, bookedWith: bookedWithOf(row), stayPictures };
  if (timeZone === null) return { ...noStay, ...own };
  const arrivals = await findArrivalsOn(db, row.guidebook_id, row.departure, row.id);
  const replacements = row.doubt === "missing" ? await findReplacements(db, row) : [];
  const shown = guestStayOf({ row, access: { ...access, timeZone }, usual, arrivals, replacements }, now);
  const form =
    arrivalForm && (await readGuestForm(context, { row, stay: shown.stay, arrivalForm, sections }));
  const review = hasReviewLink ? reviewPageOf(own.bookedWith) : null;
  const stay = { ...withForm(shown.stay, form), ...(review && { reviewAt: review.platform }) };
  const { arrivalDay, savedUntil } = stay.timeline;
  // A report that waited on the phone may come after the stay, as long as a saved page shows the form.
  const hasReports = takesReports && now >= arrivalDay && now < savedUntil;
  const formed = { ...shown, stay };
  const reported = hasReports ? withReports(formed, await reportsOf(db, row.id), now) : formed;
  if (!found.hasExtras || !Number.isFinite(now)) return { ...reported, ...own };
  const given = { chain: found.chain, stay: shown.stay, usual, bookedWith: own.bookedWith };
  const { extras, changesAt } = await readGuestExtras(db, given, now);
  const changes = Math.min(reported.changesAt ?? Infinity, changesAt ?? Infinity);
  return {
    ...reported,
    ...own,
    ...(extras && { extras }),
    changesAt: Number.isFinite(changes) ? changes : null,
  };
}

type ShownStay = ReturnType<typeof guestStayOf>;

const withReports = ({ stay, changesAt }: ShownStay, reports: StayReport[], now: number): ShownStay => {
  const changes = Math.min(changesAt ?? Infinity, nextUnreadAt(reports, now));
  return {
    stay: { ...stay, problems: newStayReports(reports) },
    changesAt: Number.isFinite(changes) ? changes : null,
  };
};

const reportsOf = async (db: AppContext["db"], stayId: string): Promise<StayReport[]> =>
  (await findReportsOfStay(db, stayId)).map(({ kind, text, at, is_dangerous, read_at, done_at }) => ({
    kind,
    text,
    at,
    isDangerous: is_dangerous === 1,
    readAt: read_at,
    doneAt: done_at,
  }));

/**
 * Returns where a stay was booked; null where that is not certain: Booking.com's calendar names no guest, and lists as
 * closed what other platforms have booked (Stays 41).
 */
const bookedWithOf = ({ source, platform }: Pick<StaysTable, "source" | "platform">): BookedWith | null =>
  source === "calendar" && platform === "booking" ? null : platform;

function photosOf(cover: string | null, logo: string | null, sections: GuestSection[]): string[] {
  const leaves = sections.flatMap(leavesOf).filter(({ kind }) => kind === "picture");
  const photos = leaves.map(({ value }) => value);
  return [cover, logo, ...photos].filter((path) => path !== null);
}
