/** A piece of a text; `marked` when it matched. */
export interface ExcerptPiece {
  text: string;
  isMarked: boolean;
}

/** A passage up to this many characters is shown whole. */
const WHOLE = 240;
/** Characters shown before the first mark of a longer one. */
const BEFORE = 60;

/** Returns the passage around its first mark, cut between words, with its marks. */
export function excerptOf(
  text: string,
  marks: readonly (readonly [start: number, end: number])[],
): ExcerptPiece[] {
  const [from, to] = text.length <= WHOLE ? [0, text.length] : windowOf(text, marks[0]?.[0] ?? 0);
  const pieces: ExcerptPiece[] = [];
  const add = (start: number, end: number, isMarked: boolean) => {
    if (end > start) pieces.push({ text: text.slice(start, end), isMarked });
  };
  let at = from;
  for (const [start, end] of marks) {
    if (start < at || end > to) continue;
    add(at, start, false);
    add(start, end, true);
    at = end;
  }
  add(at, to, false);
  if (from > 0) pieces.unshift({ text: "…", isMarked: false });
  if (to < text.length) pieces.push({ text: "…", isMarked: false });
  return pieces;
}

function windowOf(text: string, mark: number): [from: number, to: number] {
  const start = Math.min(mark, text.length - WHOLE) - BEFORE;
  const space = start <= 0 ? -1 : text.indexOf(" ", start);
  const from = start <= 0 ? 0 : space === -1 || space > mark ? start : space + 1;
  const end = from + WHOLE;
  if (end >= text.length) return [from, text.length];
  const lastSpace = text.lastIndexOf(" ", end);
  return [from, lastSpace > mark && lastSpace > from ? lastSpace : end];
}
