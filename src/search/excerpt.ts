/** A piece of a text; `marked` when it matched. */
export interface ExcerptPiece {
  text: string;
  isMarked: boolean;
}

/** A passage up to this many characters is shown whole: three lines of a phone; the first answer has five. */
const WHOLE = 120;
const WHOLE_OF_FIRST = 200;
/** Characters shown before the first mark of a longer one. */
const BEFORE = 40;

/** Returns where a text goes on after the name that it starts with. */
const afterName = (text: string, name: string) =>
  text.startsWith(name) ? name.length + text.slice(name.length).search(/[^ ·]|$/) : 0;

/**
 * Returns a passage around its best mark, cut between words, with its marks; `rank` is 0 for the first answer. It starts
 * after the name of the passage, which is the title of the result.
 */
export function excerptOf(text: string, marks: readonly Mark[], rank = 1, name = ""): ExcerptPiece[] {
  const whole = rank ? WHOLE : WHOLE_OF_FIRST;
  const start = afterName(text, name);
  const [from, to] =
    text.length <= whole + start ? [0, text.length] : windowOf(text, bestMark(text, marks, whole), whole);
  const pieces: ExcerptPiece[] = [];
  const add = (first: number, end: number, isMarked: boolean) => {
    if (end > first) pieces.push({ text: text.slice(first, end), isMarked });
  };
  let at = Math.max(from, start);
  for (const [first, end] of marks) {
    if (first < at || end > to) continue;
    add(at, first, false);
    add(first, end, true);
    at = end;
  }
  add(at, to, false);
  if (from > start) pieces.unshift({ text: "…", isMarked: false });
  if (to < text.length) pieces.push({ text: "…", isMarked: false });
  return pieces;
}

type Mark = readonly [start: number, end: number];

/** Returns where the mark with the most words starts; of equals that which the most other words are marked soon after. */
function bestMark(text: string, marks: readonly Mark[], whole: number): number {
  const worthOf = ([from, to]: Mark) => {
    const near = marks.filter(([start, end]) => start >= from && end <= from + whole - BEFORE);
    const different = new Set(near.map((mark) => text.slice(...mark).toLowerCase()));
    return text.slice(from, to).split(" ").length * 100 + different.size;
  };
  let best = marks[0];
  for (const mark of marks) if (best && worthOf(mark) > worthOf(best)) best = mark;
  return best?.[0] ?? 0;
}

/** Returns where the sentence of a mark starts, or a place shortly before the mark where that is far away. */
function startBefore(text: string, mark: number, whole: number): number {
  const start = text.lastIndexOf(". ", mark) + 2;
  return mark - start < whole - BEFORE ? start : mark - BEFORE;
}

function windowOf(text: string, mark: number, whole: number): [from: number, to: number] {
  // A text that is read from its beginning is understood best.
  const start = mark <= whole - BEFORE ? 0 : Math.min(startBefore(text, mark, whole), text.length - whole);
  const space = start <= 0 ? -1 : text.indexOf(" ", start - 1);
  const from = start <= 0 ? 0 : space === -1 || space > mark ? start : space + 1;
  const end = from + whole;
  if (end >= text.length) return [from, text.length];
  const lastSpace = text.lastIndexOf(" ", end);
  return [from, lastSpace > mark && lastSpace > from ? lastSpace : end];
}
