/** The width of a character as a share of the font size: precise enough to break lines without a browser. */
function widthOf(character: string): number {
  if (/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/.test(character)) return 1;
  if (/[mwMW@%]/.test(character)) return 0.9;
  if (/[A-Z0-9]/.test(character)) return 0.64;
  return /[iIl.,;:'!|\s]/.test(character) ? 0.3 : 0.54;
}

const widthOfText = (text: string) =>
  Array.from(text).reduce((sum, character) => sum + widthOf(character), 0);

/** Breaks between words, and within a longer piece than a line: a script without spaces, a long password. */
export function breakLines(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of text.split(/(?<=[\s-])/).flatMap((word) => fitting(word, size, width))) {
    if (line && widthOfText((line + piece).trimEnd()) * size > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += piece;
  }
  return [...lines, line.trimEnd()].filter(Boolean);
}

function fitting(word: string, size: number, width: number): string[] {
  if (widthOfText(word.trimEnd()) * size <= width) return [word];
  const pieces = [""];
  for (const character of word) {
    const last = pieces.at(-1) ?? "";
    if (widthOfText(last + character) * size > width) pieces.push(character);
    else pieces[pieces.length - 1] = last + character;
  }
  return pieces;
}

/** The longest network or password (100 characters) fits in two lines. */
const SMALLEST_SHARE = 0.44;

/** Lays out letters that are typed one by one: all of them, in one line if they fit, else broken at the line's end. */
export function setExactText(text: string, { size, width }: { size: number; width: number }): SetText {
  for (let smaller = size; smaller >= size / 2; smaller -= 2)
    if (widthOfText(text) * smaller <= width) return { lines: [text], size: smaller };
  const smallest = size * SMALLEST_SHARE;
  return { lines: fitting(text, smallest, width), size: smallest };
}

export interface SetText {
  lines: string[];
  size: number;
}

/** Lays out a text as large as it fits, from `size` to half of it; the rest is cut with an ellipsis. */
export function setText(
  text: string,
  { size, width, lines: maxLines }: { size: number; width: number; lines: number },
): SetText {
  for (let smaller = size; smaller >= size / 2; smaller -= 2) {
    const lines = breakLines(text, smaller, width);
    if (lines.length <= maxLines) return { lines, size: smaller };
  }
  const lines = breakLines(text, size / 2, width);
  return { lines: [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1]}…`], size: size / 2 };
}
