import { contactsOnPaper, type SheetContact } from "#guest/contactsOnPaper.ts";
import { openingParagraphs } from "#guest/excerpt.ts";
import { envelopeOf, leavesFor, propertyOf, welcomeOf } from "#guest/guidebook.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { sheetPagesOf, type SheetPages, type SheetText } from "#guest/sheetSize.ts";
import type { PrintBlock } from "#guidebooks/printSettings.ts";
import type { SheetNotes } from "#guidebooks/sheetNotes.ts";
import type { Texts } from "#core/i18n/texts/english.ts";
import { countryOfZone } from "#stays/arrivalChecks/zones.ts";
import { rowOf, type Service } from "#sections/catalog.ts";
import type { Leaf, LeafKind } from "#sections/field.ts";
import { emergencyNumberFor, emergencyNumbers } from "#sections/emergency.ts";
import type { Page } from "#sections/page.ts";
import { leavesOf } from "#sections/section.ts";
import { wifiJoinCode } from "#sections/wifi/joinCode.ts";

/** The content of the sheet, from the sections and, where they are empty, from the defaults (Print and QR pages 1). */
export interface PrintSheet extends SheetText {
  /** The guidebook's name, where the property has another. */
  guidebookName: string | null;
  /** The blocks with the product's defaults. */
  ours: ReadonlySet<PrintBlock>;
  joinCode: string | null;
  /** The same in the guidebook's language, where that differs. */
  localEmergency: string | null;
  /** The host's text below the number. */
  emergencyWords: readonly string[];
  /** "by 10 am", or null where no time is set. */
  checkOutTime: string | null;
  /** The contacts, the first ones first. */
  reach: readonly SheetContact[];
  postalAddress: string | null;
  pages: SheetPages;
  /** The blocks that the host has turned off, or hidden with their sections. */
  without: readonly PrintBlock[];
  /** Whether the host put Wi-Fi before the welcome, and check-out before the rules. */
  isWifiFirst: boolean;
  isCheckOutFirst: boolean;
  notes: SheetNotes;
}

/** Characters that fit on one page with everything else. */
const WELCOME_LENGTH = 560;
const EMERGENCY_LENGTH = 240;

const blockOf: Record<Service, PrintBlock> = {
  welcome: "welcome",
  network: "wifi",
  rules: "rules",
  "check-out": "check-out",
};

export function printSheetOf({ texts, formats, localTexts }: Page, guidebook: GuestGuidebook): PrintSheet {
  const network = leavesFor(guidebook, "network");
  const networkName = valueOf(network, "text");
  const password = valueOf(network, "secret");
  const rules = linesIn(leavesFor(guidebook, "rules"));
  const departure = leavesFor(guidebook, "check-out");
  const items = linesIn(departure);
  const time = valueOf(departure, "time");
  const welcome = openingParagraphs(welcomeOf(guidebook), WELCOME_LENGTH);
  const country = propertyOf(guidebook)?.country ?? "";
  const hidden = (guidebook.hidden ?? []).flatMap((type) => rowOf(type).serves ?? []);
  const without = [...guidebook.print.off, ...hidden.map((service) => blockOf[service])];
  const has = (block: PrintBlock) => !without.includes(block);
  const reach = has("contacts") ? contactsOnPaper(texts, guidebook) : [];
  const postalAddress = envelopeOf(guidebook).join(", ") || null;
  const numbersOf = country || countryOfZone(guidebook.timeZone) || (guidebook.serverCountry ?? "");
  const emergency = oneNumber(texts, numbersOf);
  const localEmergency = localTexts && oneNumber(localTexts, numbersOf);
  const emergencyWords = emergencyWordsOf(guidebook);
  const title = propertyOf(guidebook)?.propertyName || guidebook.name;
  const text: SheetText = {
    name: title,
    welcome: welcome.length > 0 || !has("welcome") ? welcome : [texts.defaults.welcome(guidebook.name)],
    networkName,
    password,
    rules: rules.length > 0 || !has("rules") ? rules : texts.defaults.rules,
    checkOut: items.length > 0 || !has("check-out") ? items : texts.defaults.checkOut,
    contacts: reach.map(({ name, role, how, when }) => `${name} ${role} ${how} ${when}`),
    emergency,
    nextToNumber: [
      ...(postalAddress ? [`${texts.print.say} ${postalAddress}`] : []),
      ...(localEmergency && localEmergency !== emergency ? [localEmergency] : []),
      ...emergencyWords,
    ],
    reviews: texts.defaults.reviews,
    foot: postalAddress ?? texts.print.scan,
  };
  const blocks: [PrintBlock, boolean][] = [
    ["welcome", welcome.length > 0],
    ["rules", rules.length > 0],
    ["check-out", items.length > 0],
  ];
  const ours = blocks.flatMap(([block, isWritten]) => (isWritten || !has(block) ? [] : block));
  const pages = sheetPagesOf(text, has);
  return {
    ...text,
    guidebookName: guidebook.name === title ? null : guidebook.name,
    ours: new Set(ours),
    // Without a password the code would be one for an open network, next to a line on which a password is written.
    joinCode: password ? wifiJoinCode({ networkName, password }) : null,
    localEmergency: localEmergency === emergency ? null : localEmergency,
    emergencyWords,
    checkOutTime: time ? texts.print.by(formats.time(time)) : null,
    reach,
    postalAddress,
    pages,
    without,
    isWifiFirst: isBefore(guidebook, "network", "welcome"),
    isCheckOutFirst: isBefore(guidebook, "check-out", "rules"),
    notes: {
      inOurWords: ours,
      isTooLong: pages.second !== null,
      lacksCountry: has("emergency") && emergencyNumbers(country).length === 0,
      lacksWifi: has("wifi") && (networkName === "" || password === ""),
      lacksContacts: has("contacts") && reach.length === 0,
    },
  };
}

/** Used where neither the property's country nor its time zone says another (the specification). */
const DEFAULT_NUMBER = "111";

/** Returns the numbers of one country: a wall has to be right at a glance. */
const oneNumber = (texts: Texts, country: string) =>
  emergencyNumbers(country).length === 0 ? DEFAULT_NUMBER : emergencyNumberFor(texts, country);

/** Returns the host's text for the sheet, else the beginning of the section's. */
function emergencyWordsOf({ sections, print }: GuestGuidebook): string[] {
  if (print.emergencyText) return [print.emergencyText];
  const leaves = sections.filter(({ type }) => type === "emergency").flatMap(leavesOf);
  return openingParagraphs(valueOf(leaves, "html"), EMERGENCY_LENGTH);
}

/** Returns whether the host ordered the sections of one service before those of another; false where one is missing. */
function isBefore({ sections }: GuestGuidebook, one: Service, other: Service): boolean {
  const placeOf = (service: Service) => sections.findIndex(({ type }) => rowOf(type).serves === service);
  return placeOf(one) !== -1 && placeOf(one) < placeOf(other);
}

const valueOf = (leaves: readonly Leaf[], wanted: LeafKind) =>
  leaves.find(({ kind }) => kind === wanted)?.value ?? "";

/** Returns the entries of lists of lines. */
const linesIn = (leaves: readonly Leaf[]) =>
  leaves.filter(({ path }) => /\.\d+$/.test(path)).map(({ value }) => value);
