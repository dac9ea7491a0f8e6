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
}

/** How closely a sheet is set: the figures of its class in sheet.css, in millimetres, and characters in a line of a column. */
const densities = {
  roomy: { line: 5.63, item: 2.8, gap: 6.5, characters: 42 },
  close: { line: 4.75, item: 1.8, gap: 5, characters: 48 },
  tight: { line: 4.1, item: 1, gap: 3.5, characters: 56 },
} as const;

export type Density = keyof typeof densities;

/** A4 without its margins. */
const PAGE = 271;
/** What is as high in every density: the emergency number and the foot with its code. */
const FIXED = 11 + 26;
const NAME = { line: 11, characters: 28, around: 5 };
const WIFI = { line: 7.2, characters: 16, heading: 5, around: 8.5, lowest: 33 };
/** Columns of text stand side by side, but for the welcome. A tick box takes the room of so many characters. */
const TICK = 4;
const GAPS = 5;
const HEADINGS = 3;

/**
 * Returns the roomiest setting in which the sheet stays one page of A4, or null where even the closest needs a second.
 */
export function densityFor(sheet: SheetText): Density | null {
  const names = Object.keys(densities) as Density[]; // Object.keys forgets the names
  return names.find((name) => heightOf(sheet, name) <= PAGE) ?? null;
}

function heightOf(
  { name, welcome, networkName, password, rules, checkOut, contacts }: SheetText,
  density: Density,
): number {
  const { line, item, gap, characters } = densities[density];
  const title = linesOf([name], NAME.characters) * NAME.line + NAME.around;
  const joining = Math.max(linesOf([networkName], WIFI.characters), linesOf([password], WIFI.characters));
  const wifi = Math.max(WIFI.lowest, WIFI.around + WIFI.heading + joining * WIFI.line);
  const lists = Math.max(
    linesOf(rules, characters) * line + rules.length * item,
    linesOf(checkOut, characters - TICK) * line + checkOut.length * item,
  );
  const text = (HEADINGS + linesOf(welcome, 2 * characters)) * line + lists;
  return FIXED + GAPS * gap + title + wifi + text + heightOfContacts(contacts, density);
}

/** They stand beside the emergency number, and the reviews in a row of their own below. */
function heightOfContacts(contacts: readonly string[], density: Density): number {
  if (contacts.length === 0) return 0;
  const { line, item, gap, characters } = densities[density];
  const reviews = gap + 3 * line;
  return reviews + linesOf(contacts, characters) * line + contacts.length * item;
}

const linesOf = (texts: readonly string[], characters: number) =>
  texts.reduce((lines, text) => lines + Math.ceil(text.length / characters), 0);
