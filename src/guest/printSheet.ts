import { openingParagraphs } from "#guest/excerpt.ts";
import { envelopeOf, leavesFor, propertyOf, welcomeOf, type GuestGuidebook } from "#guest/guidebook.ts";
import { printNotes } from "#guest/printNotes.ts";
import { densityFor, type Density, type SheetText } from "#guest/sheetDensity.ts";
import { printDefaults } from "#sections/defaults.ts";
import type { Leaf, LeafKind } from "#sections/field.ts";
import { emergencyNumberFor, unknownCountryNumbers } from "#sections/emergency.ts";
import { sayTime } from "#platform/say.ts";
import { wifiJoinCode } from "#sections/wifi/joinCode.ts";

/** What stands on the sheet, from the sections and, where they are empty, from the defaults (Print and QR pages 1). */
export interface PrintSheet extends SheetText {
  joinCode: string | null;
  emergency: string;
  /** "by 10 am", or null where no time is set. */
  checkOutTime: string | null;
  reviews: string;
  postalAddress: string | null;
  /** The closest that there is, where the sheet is longer than a page. */
  density: Density;
  notes: string[];
}

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
  const emergency = emergencyNumberFor(propertyOf(guidebook)?.country ?? "");
  const text: SheetText = {
    name: propertyOf(guidebook)?.propertyName || guidebook.name,
    welcome: welcome.length > 0 ? welcome : [`Welcome to ${guidebook.name}. Make yourselves at home.`],
    networkName,
    password,
    rules: rules.length > 0 ? rules : printDefaults.rules,
    checkOut: items.length > 0 ? items : printDefaults.checkOut,
  };
  const ours = [
    ...(welcome.length > 0 ? [] : ["Welcome"]),
    ...(rules.length > 0 ? [] : ["House rules"]),
    ...(items.length > 0 ? [] : ["Check out"]),
  ];
  const density = densityFor(text);
  return {
    ...text,
    // Without a password the code would be one for an open network, beside a line on which a password is written.
    joinCode: password ? wifiJoinCode({ networkName, password }) : null,
    emergency,
    checkOutTime: time ? `by ${sayTime(time)}` : null,
    reviews: printDefaults.reviews,
    postalAddress: envelopeOf(guidebook).join(", ") || null,
    density: density ?? "tight",
    notes: printNotes({
      ours,
      knowsWifi: networkName !== "" && password !== "",
      knowsCountry: emergency !== unknownCountryNumbers,
      fitsOnePage: density !== null,
    }),
  };
}

const valueOf = (leaves: readonly Leaf[], wanted: LeafKind) =>
  leaves.find(({ kind }) => kind === wanted)?.value ?? "";

/** The entries of lists of lines. */
const linesIn = (leaves: readonly Leaf[]) =>
  leaves.filter(({ path }) => /\.\d+$/.test(path)).map(({ value }) => value);
