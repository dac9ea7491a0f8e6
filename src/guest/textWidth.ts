/** Of the sizes of the type that a character takes, in Figtree and fonts like it. */
const WIDTHS: [characters: RegExp, width: number][] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1],
  [/[ijlI.,:;'’|!\s]/, 0.25],
  [/[frt()-]/, 0.38],
  [/[mwMW]/, 0.87],
  [/\d/, 0.59],
  [/\p{Lu}/u, 0.67],
];

/** Returns the width of a text in sizes of its type. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += WIDTHS.find(([set]) => set.test(character))?.[1] ?? 0.55;
  return width;
}

/** Characters between which a line may break without a space. */
const SCRIPT_WITHOUT_SPACES = /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|\s+/u;

/** Returns the number of lines of a text in a column, both in sizes of its type; `bold` widens the text. */
export function linesIn(text: string, column: number, bold = 1): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(SCRIPT_WITHOUT_SPACES)) {
    const width = widthOf(word) * bold;
    const space = used === 0 ? 0 : 0.25;
    if (used + space + width <= column) used += space + width;
    else {
      const wanted = Math.max(1, Math.ceil(width / column));
      lines += used === 0 ? wanted - 1 : wanted;
      used = wanted === 1 ? width : width - (wanted - 1) * column;
    }
  }
  return lines;
}
