import type { PdfPage, Segment } from "#contentImport/parse/pdfPage.ts";

/** Lines that are read one after the other. */
export interface Column {
  left: number;
  right: number;
  /** Each line's segments: more than one are the cells of a row. */
  lines: Segment[][];
}

/** What stands between two white stripes across the page. */
interface Band {
  lines: Segment[][];
  /** Something in it stands on both sides of the gutter. */
  isFull: boolean;
  hasLeft: boolean;
  hasRight: boolean;
}

/** Each of two columns has at least this number of lines. */
const MIN_LINES = 4;
/** Where the gutter may be; of the page's width. */
const GUTTER = { from: 0.3, to: 0.7, step: 0.01 };
/** A white stripe across the page is higher than this; of a letter's height. */
const STRIPE = 1.75;
/** Lines of prose fill their column by at least so much, and labels of a table do not. */
const FILLED = 0.62;

/** Returns what stands on a page in the order in which people read it: from the top, columns one after the other. */
export function columnsOf({ segments, width }: PdfPage, isHeading: (segment: Segment) => boolean): Column[] {
  const gutter = gutterOf(segments, width);
  const lines = sameLines(segments);
  if (gutter === null) return [columnOf(lines)];
  const bands = bandsOf(lines, gutter);
  const columns: Column[] = [];
  let group: Band[] = [];
  let isOpen = false;
  const end = () => {
    const all = group.flatMap((band) => band.lines);
    if (all.length > 0) columns.push(...(isOpen ? splitLines(all, gutter) : [columnOf(all)]));
    group = [];
  };
  for (const [at, band] of bands.entries()) {
    const isSplit = goesInColumns(band, isOpen, bands.slice(at + 1), isHeading);
    if (isSplit !== isOpen) end();
    isOpen = isSplit;
    group.push(band);
  }
  end();
  return columns;
}

/** What has a left side alone is the rest of a longer column, unless a heading begins it and no right side comes any more. */
function goesInColumns(
  band: Band,
  isOpen: boolean,
  later: readonly Band[],
  isHeading: (segment: Segment) => boolean,
): boolean {
  if (band.isFull) return false;
  if (band.hasRight) return true;
  if (!isOpen) return false;
  const next = later.findIndex(({ isFull }) => isFull);
  const hasMore = later.slice(0, next === -1 ? undefined : next).some(({ hasRight }) => hasRight);
  return hasMore || !(band.lines[0] ?? []).some(isHeading);
}

function bandsOf(lines: readonly Segment[][], gutter: number): Band[] {
  const bands: Band[] = [];
  let bottom = -Infinity;
  for (const line of lines) {
    const [first] = line;
    if (!first) continue;
    const band = bands.at(-1);
    if (band && first.y - bottom <= first.size * STRIPE) band.lines.push(line);
    else bands.push({ lines: [line], isFull: false, hasLeft: false, hasRight: false });
    bottom = Math.max(bottom, first.y);
  }
  return bands.map(({ lines: all }) => {
    const segments = all.flat();
    return {
      lines: all,
      isFull: segments.some(({ x, right }) => x < gutter - 2 && right > gutter + 2),
      hasLeft: segments.some(({ right }) => right <= gutter + 2),
      hasRight: segments.some(({ x }) => x >= gutter - 2),
    };
  });
}

/** Two columns of prose are read one after the other; a table is read row by row. */
function splitLines(lines: Segment[][], gutter: number): Column[] {
  const side = (isOn: (segment: Segment) => boolean) =>
    lines.map((line) => line.filter(isOn)).filter((line) => line.length > 0);
  const left = side(({ right }) => right <= gutter + 2);
  const right = side((segment) => segment.right > gutter + 2);
  if (left.length === 0 || right.length === 0 || isTable(lines, left)) return [columnOf(lines)];
  return [columnOf(left), columnOf(right)];
}

/** In a table short labels stand on the left, each on the line of what it names. */
function isTable(lines: Segment[][], left: Segment[][]): boolean {
  const both = lines.filter((line) => line.length > 1).length;
  if (both < left.length * 0.6) return false;
  const widths = left.map((line) => Math.max(...line.map(({ right }) => right)) - (line[0]?.x ?? 0));
  const widest = Math.max(...widths);
  const filled = widths.filter((one) => one > widest * FILLED).length;
  const characters = left.flat().reduce((sum, { text }) => sum + text.length, 0);
  return filled < left.length * 0.5 || characters / left.length < 24;
}

/** Returns where a white stripe runs down the page with lines on both sides; null where none does. */
function gutterOf(segments: readonly Segment[], width: number): number | null {
  let best: { at: number; crossing: number } | null = null;
  for (let part = GUTTER.from; part <= GUTTER.to; part += GUTTER.step) {
    const at = width * part;
    const crossing = segments.filter(({ x, right }) => x < at && right > at).length;
    const left = segments.filter(({ right }) => right <= at).length;
    const right = segments.filter(({ x }) => x >= at).length;
    if (left < MIN_LINES || right < MIN_LINES || crossing > Math.min(left, right)) continue;
    if (!best || crossing < best.crossing) best = { at, crossing };
  }
  return best?.at ?? null;
}

function sameLines(segments: readonly Segment[]): Segment[][] {
  const lines: Segment[][] = [];
  for (const segment of segments) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    const isSame = first && Math.abs(first.y - segment.y) < Math.min(first.size, segment.size) * 0.45;
    if (line && isSame && segment.x > (line.at(-1)?.x ?? 0)) line.push(segment);
    else lines.push([segment]);
  }
  return lines;
}

function columnOf(lines: Segment[][]): Column {
  const all = lines.flat();
  return {
    left: Math.min(...all.map(({ x }) => x)),
    right: Math.max(...all.map(({ right }) => right)),
    lines,
  };
}
