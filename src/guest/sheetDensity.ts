import type { PrintBlock } from "#guidebooks/printSettings.ts";

/** The texts of the print sheet that vary in length. */
export interface SheetText {
  name: string;
  welcome: readonly string[];
  networkName: string;
  password: string;
  rules: readonly string[];
  checkOut: readonly string[];
  /** The contacts with when and how, a line each. */
  contacts: readonly string[];
  /** Below the emergency number: the host's text, and the address. */
  belowNumber: readonly string[];
}

/** The figures of each class in sheet.css, in millimetres, and the characters in a line of a column. */
const densities = {
  roomy: { line: 5.63, item: 2.8, gap: 6.5, characters: 42 },
  close: { line: 4.75, item: 1.8, gap: 5, characters: 48 },
  tight: { line: 4.1, item: 1, gap: 3.5, characters: 56 },
} as const;

export type Density = keyof typeof densities;

/** Millimetres of A4 without its margins, and without 3 %, by which some engines set type larger. */
const PAGE = 271 * 0.97;
/** The height that is the same in every density. */
const NUMBER = 11;
const FOOT = 26;
/** With their heading. */
const REVIEW_LINES = 4;
const NAME = { line: 11, characters: 28, around: 5 };
const WIFI = { line: 7.2, characters: 16, heading: 5, around: 8.5, lowest: 33 };
/** Texts are in columns, except the welcome. A tick box takes this many characters. */
const TICK = 4;

/** Returns the roomiest density in which printed blocks fit on one A4 page; null where none does. */
export function densityFor(sheet: SheetText, isPrinted: (block: PrintBlock) => boolean): Density | null {
  const names = Object.keys(densities) as Density[]; // Object.keys forgets the names
  return names.find((name) => heightOf(sheet, name, isPrinted) <= PAGE) ?? null;
}

function heightOf(sheet: SheetText, density: Density, isPrinted: (block: PrintBlock) => boolean): number {
  const { line, item, gap, characters } = densities[density];
  const linesAcross = (texts: readonly string[]) => linesOf(texts, 2 * characters) * line;
  const list = (entries: readonly string[], width: number) =>
    linesOf(entries, width) * line + entries.length * item;
  const hasPair = isPrinted("rules") || isPrinted("check-out");
  const blocks = [
    linesOf([sheet.name], NAME.characters) * NAME.line + NAME.around,
    isPrinted("wifi") && heightOfWifi(sheet),
    isPrinted("welcome") && line + linesAcross(sheet.welcome),
    hasPair && line + Math.max(list(sheet.rules, characters), list(sheet.checkOut, characters - TICK)),
    // Help and reviews are in rows of two.
    ...rowsOfTwo([
      isPrinted("emergency") && line + NUMBER + list(sheet.belowNumber, characters),
      sheet.contacts.length > 0 && line + list(sheet.contacts, characters),
      isPrinted("reviews") && REVIEW_LINES * line,
    ]),
    isPrinted("code") && FOOT,
  ].filter((height) => height !== false);
  return blocks.reduce((sum, height) => sum + height, 0) + (blocks.length - 1) * gap;
}

/** Returns the heights of rows with two blocks each. */
function rowsOfTwo(heights: (number | false)[]): number[] {
  const [one = false, other = false, ...rest] = heights.filter((height) => height !== false);
  if (one === false) return [];
  return [Math.max(one, other || 0), ...rowsOfTwo(rest)];
}

function heightOfWifi({ networkName, password }: SheetText): number {
  const joining = Math.max(linesOf([networkName], WIFI.characters), linesOf([password], WIFI.characters));
  return Math.max(WIFI.lowest, WIFI.around + WIFI.heading + joining * WIFI.line);
}

const linesOf = (texts: readonly string[], characters: number) =>
  texts.reduce((lines, text) => lines + Math.ceil(text.length / characters), 0);
