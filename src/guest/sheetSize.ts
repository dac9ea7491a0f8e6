import { linesIn, widthOf } from "#guest/textWidth.ts";
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
  /** The emergency number, or the numbers with their services. */
  emergency: string;
  /** Next to the emergency number: the address, and the host's text. */
  nextToNumber: readonly string[];
  reviews: string;
  /** Next to the code: the address, or what the code is for. */
  foot: string;
}

/** The sizes of the type in points, the largest first; sheet.css has a rule for each. */
export const sheetSizes = [16, 15.5, 15, 14.5, 14, 13.5, 13, 12.5, 12, 11.5, 11] as const;
export type SheetSize = (typeof sheetSizes)[number];
const SMALLEST = sheetSizes[sheetSizes.length - 1] ?? 11;

/** The type of the sheet, and of its second page where rules and check-out have moved there. */
export interface SheetPages {
  size: SheetSize;
  second: SheetSize | null;
}

/** Millimetres. The page is A4 without its margins, and without 3 %, by which some engines set type larger. */
const PAGE = { height: 271 * 0.97, width: 182 };
const POINT = 25.4 / 72;
const COLUMN = (PAGE.width - 9) / 2;
/** Between blocks; they take the space that is left as well. */
const GAP = 3;
const CODE = 21.2;

/** Measures of sheet.css, in sizes of the type. */
const LINE = 1.42;
const HEADING = 1.2;
const ITEM = 0.35;
const TICK = 1.7;
const NAME = 2.67;
const LARGE = 1.35;
const NUMBER = 4.1;

/** Returns the largest type in which the printed blocks fit on A4; below 11 pt rules and check-out get a second page. */
export function sheetPagesOf(sheet: SheetText, isPrinted: (block: PrintBlock) => boolean): SheetPages {
  const sizeFor = (blocks: (size: number) => (number | false)[]) =>
    sheetSizes.find((size) => heightOf(blocks(size)) <= PAGE.height);
  const size = sizeFor((points) => [...around(sheet, points, isPrinted), pair(sheet, points, isPrinted)]);
  if (size !== undefined) return { size, second: null };
  return {
    size: sizeFor((points) => around(sheet, points, isPrinted)) ?? SMALLEST,
    second: sizeFor((points) => [pair(sheet, points, isPrinted)]) ?? SMALLEST,
  };
}

function heightOf(blocks: (number | false)[]): number {
  const shown = blocks.filter((height) => height !== false);
  return shown.reduce((sum, height) => sum + height, 0) + (shown.length - 1) * GAP;
}

/** Returns the heights of all blocks but rules and check-out. */
function around(
  sheet: SheetText,
  points: number,
  isPrinted: (block: PrintBlock) => boolean,
): (number | false)[] {
  const em = points * POINT;
  const title = titleOf(points);
  const name = NAME * em;
  const list = (entries: readonly string[]) => listOf(entries, PAGE.width, em);
  return [
    linesIn(sheet.name, (PAGE.width - 20) / name, 1.1) * name * 1.12 + 5,
    isPrinted("wifi") && wifi(sheet, em),
    isPrinted("welcome") && title + paragraphs(sheet.welcome, PAGE.width, em),
    isPrinted("emergency") && title + emergency(sheet, em),
    sheet.contacts.length > 0 && title + list(sheet.contacts),
    isPrinted("reviews") && title + paragraphs([sheet.reviews], PAGE.width, em),
    isPrinted("code") && foot(sheet, em),
  ];
}

function pair({ rules, checkOut }: SheetText, points: number, isPrinted: (block: PrintBlock) => boolean) {
  const em = points * POINT;
  const [hasRules, hasCheckOut] = [isPrinted("rules"), isPrinted("check-out")];
  if (!hasRules && !hasCheckOut) return false;
  const width = hasRules && hasCheckOut ? COLUMN : PAGE.width;
  const heights = [
    hasRules ? listOf(rules, width, em) : 0,
    hasCheckOut ? listOf(checkOut, width - TICK * em, em) : 0,
  ];
  return titleOf(points) + Math.max(...heights);
}

const titleOf = (points: number) => Math.max(9.5, 0.733 * points) * POINT * HEADING + 1.5;

function paragraphs(texts: readonly string[], width: number, em: number): number {
  const lines = texts.reduce((sum, text) => sum + linesIn(text, width / em), 0);
  return lines * LINE * em + Math.max(0, texts.length - 1) * 1.5;
}

const listOf = (entries: readonly string[], width: number, em: number) =>
  entries.reduce((sum, entry) => sum + linesIn(entry, width / em) * LINE * em + 2 * ITEM * em + 0.2, 0);

/** The values are in columns next to the code. */
function wifi({ networkName, password }: SheetText, em: number): number {
  const large = LARGE * em;
  const lines = Math.max(...[networkName, password].map((text) => linesIn(text, 62 / large, 1.1)));
  return 9 + Math.max(CODE + 4.5, 6 + lines * large * 1.25);
}

/** Next to the code: the address in bold, and two lines of 10 pt, of which that with the link may be two. */
function foot({ foot: text }: SheetText, em: number): number {
  const width = PAGE.width - CODE - 6;
  return 4 + Math.max(CODE, linesIn(text, width / em, 1.1) * LINE * em + 3 * 10 * POINT * LINE + 3);
}

/** A number is large, with the texts next to it; several with their services are lines above them. */
function emergency({ emergency: number, nextToNumber }: SheetText, em: number): number {
  if (!/^\d+$/.test(number))
    return (
      linesIn(number, PAGE.width / (LARGE * em), 1.1) * LARGE * em * 1.25 +
      paragraphs(nextToNumber, PAGE.width, em)
    );
  const large = NUMBER * em;
  const width = PAGE.width - widthOf(number) * large - 10;
  return Math.max(large, paragraphs(nextToNumber, width, em * 1.05));
}
