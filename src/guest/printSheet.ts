import { formats, texts } from "#languages/pageLanguage.ts";
import { openingParagraphs } from "#guest/excerpt.ts";
import { envelopeOf, leavesFor, propertyOf, welcomeOf, type GuestGuidebook } from "#guest/guidebook.ts";
import { printNotes } from "#guest/printNotes.ts";
import { densityFor, type Density, type SheetText } from "#guest/sheetDensity.ts";
import { rowOf, type Service } from "#sections/catalog.ts";
import { contactsIn } from "#sections/contacts/reach.ts";
import type { Leaf, LeafKind } from "#sections/field.ts";
import { emergencyNumberFor, emergencyNumbers, localEmergencyNumberFor } from "#sections/emergency.ts";
import { wifiJoinCode } from "#sections/wifi/joinCode.ts";

/** What stands on the sheet, from the sections and, where they are empty, from the defaults (Print and QR pages 1). */
export interface PrintSheet extends SheetText {
  /** The blocks that the host has not written. */
  ours: ReadonlySet<(typeof defaultBlocks)[number]>;
  joinCode: string | null;
  emergency: string;
  /** The same in the guidebook's language, where that is not the sheet's. */
  localEmergency: string | null;
  /** "by 10 am", or null where no time is set. */
  checkOutTime: string | null;
  reviews: string;
  /** Whom guests can reach, those who are told of first. */
  reach: readonly SheetContact[];
  postalAddress: string | null;
  /** The closest that there is, where the sheet is longer than a page. */
  density: Density;
  /** The blocks that the host has hidden with their sections: they have no defaults. */
  without: readonly Service[];
  /** Whether the host put Wi-Fi before the welcome, and check-out before the rules. */
  isWifiFirst: boolean;
  isCheckOutFirst: boolean;
  notes: string[];
}

/** A contact as paper has it: nothing can be tapped there. */
export interface SheetContact {
  name: string;
  role: string;
  /** The number, and the e-mail address where there is none. */
  how: string;
  when: string;
  /** The words of `when` are the host's. */
  isHostsTime: boolean;
}

/** More would take the room of the rules. */
const MAX_CONTACTS = 4;

function contactsOnPaper({ sections }: GuestGuidebook): SheetContact[] {
  return contactsIn(sections)
    .filter(({ phone, email }) => phone || email)
    .slice(0, MAX_CONTACTS)
    .map(({ name, role, phone, email, anyTime, hours }) => ({
      name,
      role,
      how: phone || email,
      when: anyTime ? texts().contacts.anyTime : hours,
      isHostsTime: !anyTime,
    }));
}

/** What has defaults of ours. */
const defaultBlocks = ["welcome", "rules", "checkOut"] as const;

/** So much of the welcome fits on one page with everything else. */
const WELCOME_LENGTH = 560;

export function printSheetOf(guidebook: GuestGuidebook): PrintSheet {
  const network = leavesFor(guidebook, "network");
  const networkName = valueOf(network, "text");
  const password = valueOf(network, "secret");
  const rules = linesIn(leavesFor(guidebook, "rules"));
  const departure = leavesFor(guidebook, "check-out");
  const items = linesIn(departure);
  const time = valueOf(departure, "time");
  const welcome = openingParagraphs(welcomeOf(guidebook), WELCOME_LENGTH);
  const country = propertyOf(guidebook)?.country ?? "";
  const say = texts();
  const without = (guidebook.hidden ?? []).flatMap((type) => rowOf(type).serves ?? []);
  const has = (service: Service) => !without.includes(service);
  const reach = contactsOnPaper(guidebook);
  const text: SheetText = {
    name: propertyOf(guidebook)?.propertyName || guidebook.name,
    welcome: welcome.length > 0 || !has("welcome") ? welcome : [say.defaults.welcome(guidebook.name)],
    networkName,
    password,
    rules: rules.length > 0 || !has("rules") ? rules : say.defaults.rules,
    checkOut: items.length > 0 || !has("check-out") ? items : say.defaults.checkOut,
    contacts: reach.map(({ name, role, how, when }) => `${name} ${role} ${how} ${when}`),
  };
  const isDefault = {
    welcome: welcome.length === 0 && has("welcome"),
    rules: rules.length === 0 && has("rules"),
    checkOut: items.length === 0 && has("check-out"),
  };
  const ours = defaultBlocks.filter((block) => isDefault[block]);
  const density = densityFor(text);
  return {
    ...text,
    ours: new Set(ours),
    // Without a password the code would be one for an open network, beside a line on which a password is written.
    joinCode: password ? wifiJoinCode({ networkName, password }) : null,
    emergency: emergencyNumberFor(country),
    localEmergency: localEmergencyNumberFor(country),
    checkOutTime: time ? say.print.by(formats().time(time)) : null,
    reviews: say.defaults.reviews,
    reach,
    postalAddress: envelopeOf(guidebook).join(", ") || null,
    density: density ?? "tight",
    without,
    isWifiFirst: isBefore(guidebook, "network", "welcome"),
    isCheckOutFirst: isBefore(guidebook, "check-out", "rules"),
    notes: printNotes({
      ours: ours.map((block) => say.printNotes[block]),
      knowsWifi: !has("network") || (networkName !== "" && password !== ""),
      knowsCountry: emergencyNumbers(country).length > 0,
      fitsOnePage: density !== null,
    }),
  };
}

/** Whether the host ordered what serves one purpose before what serves another; never where one of them is missing. */
function isBefore({ sections }: GuestGuidebook, one: Service, other: Service): boolean {
  const placeOf = (service: Service) => sections.findIndex(({ type }) => rowOf(type).serves === service);
  return placeOf(one) !== -1 && placeOf(one) < placeOf(other);
}

const valueOf = (leaves: readonly Leaf[], wanted: LeafKind) =>
  leaves.find(({ kind }) => kind === wanted)?.value ?? "";

/** The entries of lists of lines. */
const linesIn = (leaves: readonly Leaf[]) =>
  leaves.filter(({ path }) => /\.\d+$/.test(path)).map(({ value }) => value);
