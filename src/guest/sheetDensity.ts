/** The text of the print sheet that is as long as hosts make it. */
export interface SheetText {
  name: string;
  welcome: readonly string[];
  networkName: string;
  password: string;
  rules: readonly string[];
  checkOut: readonly string[];
}

/** How closely a sheet is set: the figures of its class in sheet.css, in millimetres, and letters in a line of a column. */
const densities = {
  roomy: { line: 5.63, item: 2.8, gap: 6.5, letters: 42 },
  close: { line: 4.75, item: 1.8, gap: 5, letters: 48 },
  tight: { line: 4.1, item: 1, gap: 3.5, letters: 56 },
} as const;

export type Density = keyof typeof densities;

/** A4 without its margins. */
const PAGE = 271;
/** What is as high in every density: the emergency number and the foot with its code. */
const FIXED = 11 + 26;
const NAME = { line: 11, letters: 28, around: 5 };
const WIFI = { line: 7.2, letters: 16, heading: 5, around: 8.5, lowest: 33 };
/** Columns of text stand side by side, but for the welcome. A tick box takes the room of so many letters. */
const TICK = 4;
const GAPS = 5;
const HEADINGS = 3;

/** The roomiest setting in which the sheet stays one page of A4, or null where even the closest needs a second. */
export function densityFor(sheet: SheetText): Density | null {
  const names = Object.keys(densities) as Density[]; // Object.keys forgets the names
  return names.find((name) => heightOf(sheet, name) <= PAGE) ?? null;
}

function heightOf(
  { name, welcome, networkName, password, rules, checkOut }: SheetText,
  density: Density,
): number {
  const { line, item, gap, letters } = densities[density];
  const title = linesOf([name], NAME.letters) * NAME.line + NAME.around;
  const joining = Math.max(linesOf([networkName], WIFI.letters), linesOf([password], WIFI.letters));
  const wifi = Math.max(WIFI.lowest, WIFI.around + WIFI.heading + joining * WIFI.line);
  const lists = Math.max(
    linesOf(rules, letters) * line + rules.length * item,
    linesOf(checkOut, letters - TICK) * line + checkOut.length * item,
  );
  const text = (HEADINGS + linesOf(welcome, 2 * letters)) * line + lists;
  return FIXED + GAPS * gap + title + wifi + text;
}

const linesOf = (texts: readonly string[], letters: number) =>
  texts.reduce((lines, text) => lines + Math.ceil(text.length / letters), 0);
