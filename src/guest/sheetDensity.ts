import type { PrintBlock } from "#guidebooks/printSettings.ts";

/** The text of the print sheet that is as long as hosts make it. */
export interface SheetText {
  name: string;
  welcome: readonly string[];
  networkName: string;
  password: string;
  rules: readonly string[];
  checkOut: readonly string[];
  /** Whom guests can reach, with when and by what, a line each. */
  contacts: readonly string[];
  /** Below the emergency number: what the host says, and the address. */
  belowNumber: readonly string[];
}

/**
 * How closely a sheet is set: the figures of its class in sheet.css, in millimetres, and characters in a line of a
 * column.
 */
const densities = {
  roomy: { line: 5.63, item: 2.8, gap: 6.5, characters: 42 },
  close: { line: 4.75, item: 1.8, gap: 5, characters: 48 },
  tight: { line: 4.1, item: 1, gap: 3.5, characters: 56 },
} as const;

export type Density = keyof typeof densities;

/** A4 without its margins, and without 3 %: so much larger do some engines set type. */
const PAGE = 271 * 0.97;
/** What is as high in every density. */
const NUMBER = 11;
const FOOT = 26;
/** With their heading. */
const REVIEW_LINES = 4;
const NAME = { line: 11, characters: 28, around: 5 };
const WIFI = { line: 7.2, characters: 16, heading: 5, around: 8.5, lowest: 33 };
/** Columns of text stand side by side, but for the welcome. A tick box takes the room of so many characters. */
const TICK = 4;

/**
 * Returns the roomiest setting in which the blocks that are printed stay one page of A4, or null where even the closest
 * needs a second.
 */
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
    // Help and reviews fill rows of two.
    ...rowsOfTwo([
      isPrinted("emergency") && line + NUMBER + list(sheet.belowNumber, characters),
      sheet.contacts.length > 0 && line + list(sheet.contacts, characters),
      isPrinted("reviews") && REVIEW_LINES * line,
    ]),
    isPrinted("code") && FOOT,
  ].filter((height) => height !== false);
  return blocks.reduce((sum, height) => sum + height, 0) + (blocks.length - 1) * gap;
}

/** Returns the heights of the rows that blocks fill, two in each. */
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
