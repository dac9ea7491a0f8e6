/** Words as a PDF places them: `x` and `y` from the left and the top of the page, in points. */
export interface PdfPiece {
  text: string;
  x: number;
  y: number;
  width: number;
  /** The height of its letters. */
  size: number;
  font: string;
}

/** What stands on one line without a wide gap in it. */
export interface Segment extends PdfPiece {
  right: number;
}

export interface PdfPage {
  number: number;
  width: number;
  /** From the top, those of one line from the left. */
  segments: Segment[];
}

/** Pieces this near to each other's baseline are on one line; of a letter's height. */
const SAME_LINE = 0.45;
/** A gap of this many heights of a letter parts what stands on a line: columns, cells. */
const WIDE_GAP = 1.4;
/** A gap of this much is a space, where the file has none. */
const SPACE = 0.18;
/** A bullet or a number belongs to what follows it. */
const MARK = /^(?:[-•●○▪■◦‣∙·–—*☐□✓✔➢►o]|\d{1,2}[.)]|\(?[a-z][.)])$/;

/** A gap of this many heights of a letter parts cells, where those of the next line begin at the same place. */
const CELL_GAP = 0.45;
/** Cells begin at the same place: points. */
const SAME_PLACE = 0.8;

/** Puts pieces together to what a reader sees as runs of words. */
export function segmentsOf(pieces: readonly PdfPiece[]): Segment[] {
  const lines = linesOf(pieces).map((line) => line.toSorted((one, other) => one.x - other.x));
  const starts = lines.map(startsAfterGap);
  return lines.flatMap((line, at) => joinLine(line, [...(starts[at - 1] ?? []), ...(starts[at + 1] ?? [])]));
}

/** Where words begin after more than a space. */
function startsAfterGap(line: readonly PdfPiece[]): number[] {
  return line.flatMap((piece, at) => {
    const before = line[at - 1];
    return before && piece.x - before.x - before.width > piece.size * CELL_GAP ? [piece.x] : [];
  });
}

function linesOf(pieces: readonly PdfPiece[]): PdfPiece[][] {
  const lines: { y: number; size: number; pieces: PdfPiece[] }[] = [];
  for (const piece of pieces.toSorted((one, other) => one.y - other.y)) {
    const line = lines.findLast(
      ({ y, size }) => Math.abs(y - piece.y) <= Math.min(size, piece.size) * SAME_LINE,
    );
    if (line && lines.length - lines.indexOf(line) < 4) line.pieces.push(piece);
    else lines.push({ y: piece.y, size: piece.size, pieces: [piece] });
  }
  return lines.map((line) => line.pieces);
}

function joinLine(pieces: readonly PdfPiece[], starts: readonly number[]): Segment[] {
  const segments: Segment[] = [];
  for (const piece of pieces) {
    const last = segments.at(-1);
    const gap = last ? piece.x - last.right : Infinity;
    const size = last ? Math.max(last.size, piece.size) : piece.size;
    const isCell = gap > size * CELL_GAP && starts.some((start) => Math.abs(start - piece.x) < SAME_PLACE);
    if (!last || ((gap > size * WIDE_GAP || isCell) && !MARK.test(last.text.trim()))) {
      segments.push({ ...piece, right: piece.x + piece.width });
      continue;
    }
    const needsSpace = gap > size * SPACE && !last.text.endsWith(" ") && !piece.text.startsWith(" ");
    last.text += needsSpace ? ` ${piece.text}` : piece.text;
    // A word in bold makes no heading of its line: what most of the line is in counts.
    if (piece.width > last.width) Object.assign(last, { font: piece.font, size: piece.size });
    last.right = Math.max(last.right, piece.x + piece.width);
    last.width = last.right - last.x;
  }
  return segments;
}
