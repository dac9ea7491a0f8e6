import { rowOfCells, tidy, type Block } from "#contentImport/blocks.ts";
import { columnsOf, type Column } from "#contentImport/parse/pdfColumns.ts";
import type { PdfPage, Segment } from "#contentImport/parse/pdfPage.ts";
import { readLine } from "#contentImport/parse/text.ts";

/** A heading's letters are this much higher than those of the text. */
const LARGER = 1.12;
/** More space than this between lines parts paragraphs; of a letter's height. */
const GAP = 1.75;
/** A line that ends this far before the edge was ended by its author; of the column's width. */
const SHORT = 0.2;
const PAGE_NUMBER = /^(?:page|seite|p\.)?\s*\d{1,3}(?:\s*(?:of|\/|von|sur)\s*\d{1,3})?$/i;

/** What most of a manual is set in. */
interface Body {
  size: number;
  font: string;
}

/** Puts the lines of all pages together to paragraphs, entries, rows and headings. */
export function blocksOfPages(pages: readonly PdfPage[]): Block[] {
  const body = bodyOf(pages);
  const blocks = pages.flatMap((page) =>
    columnsOf(page, (segment) => isLarger(segment, body)).flatMap((column) =>
      blocksOfColumn(column, body).map((block) => ({ ...block, page: page.number })),
    ),
  );
  return withoutEdges(withLevels(blocks), pages.length);
}

type SizedBlock = Block & { size: number };

function blocksOfColumn(column: Column, body: Body): SizedBlock[] {
  const blocks: SizedBlock[] = [];
  let before: Segment | undefined;
  for (const line of column.lines) {
    const [first] = line;
    if (!first) continue;
    const block = blockOf(line, body);
    const last = blocks.at(-1);
    const isApart = before === undefined || first.y - before.y > Math.max(before.size, first.size) * GAP;
    if (last && before && !isApart && goesOn(last, block, before, first, column)) {
      last.text = joinWords(last.text, block.text);
      if (last.cells) last.cells[last.cells.length - 1] = joinWords(last.cells.at(-1) ?? "", block.text);
    } else blocks.push({ ...block, ...(isApart && { afterGap: true }) });
    before = line.at(-1);
  }
  return blocks;
}

function blockOf(line: readonly Segment[], body: Body): SizedBlock {
  const size = Math.max(...line.map((segment) => segment.size));
  if (line.length > 1) return { ...rowOfCells(line.map(({ text }) => text)), size };
  const [only] = line;
  const isStrong = only !== undefined && isLarger(only, body);
  return { ...readLine(only?.text ?? ""), size, ...(isStrong && { isStrong }) };
}

/** In larger letters than most, or in others. */
const isLarger = ({ font, size }: Segment, body: Body) =>
  size > body.size * LARGER || (font !== body.font && size >= body.size * 0.98);

/** Returns whether a line is more of what is above: the line above is full, and nothing new begins. */
function goesOn(last: SizedBlock, block: SizedBlock, above: Segment, line: Segment, column: Column): boolean {
  if (block.kind !== "paragraph" || Math.abs(last.size - block.size) > 1) return false;
  if (last.kind === "heading" || Boolean(last.isStrong) !== Boolean(block.isStrong)) {
    // A bold word at the edge of a line is no heading; a short line in bold above text is.
    if (last.isStrong && last.text.length < 60) return false;
  }
  if (last.kind === "row") return line.x > column.left + line.size && !/[.!?]$/.test(last.text);
  const isFull = column.right - above.right < (column.right - column.left) * SHORT;
  const isIndented = line.x > above.x + line.size * 0.4 && last.kind === "paragraph";
  if (last.kind !== "paragraph") return line.x >= above.x - 1 && (isFull || /^\p{Ll}/u.test(block.text));
  return isFull && !isIndented;
}

/** A word that was parted at the end of a line is whole again. */
function joinWords(text: string, more: string): string {
  if (/\p{L}[\u00AD\u2010]$/u.test(text)) return `${text.slice(0, -1)}${more}`;
  if (/\p{L}-$/u.test(text) && /^\p{Ll}/u.test(more)) return `${text}${more}`;
  return tidy(`${text} ${more}`);
}

function bodyOf(pages: readonly PdfPage[]): Body {
  const counts = new Map<string, Body & { characters: number }>();
  for (const { text, size, font } of pages.flatMap(({ segments }) => segments)) {
    const key = `${Math.round(size)} ${font}`;
    const known = counts.get(key) ?? { size, font, characters: 0 };
    counts.set(key, { ...known, characters: known.characters + text.length });
  }
  const [main] = [...counts.values()].toSorted((one, other) => other.characters - one.characters);
  return main ?? { size: 10, font: "" };
}

/** Larger letters are headings, the largest those of the highest level. */
function withLevels(blocks: readonly (SizedBlock & { page: number })[]): Block[] {
  const paragraphs = blocks.filter(({ kind }) => kind === "paragraph");
  const bodySize = median(paragraphs.map(({ size }) => size));
  const sizes = [...new Set(paragraphs.map(({ size }) => Math.round(size)))]
    .filter((size) => size > bodySize * LARGER)
    .toSorted((one, other) => other - one);
  return blocks.map(({ size, ...block }) => {
    const level = sizes.indexOf(Math.round(size)) + 1;
    const isHeading = block.kind === "paragraph" && level > 0 && block.text.length <= 90;
    return isHeading ? { ...block, kind: "heading", level: Math.min(6, level) } : block;
  });
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 10;
}

/** Leaves out page numbers, and what stands at the edge of each page but for its first time. */
function withoutEdges(blocks: readonly Block[], pages: number): Block[] {
  const seen = new Map<string, Set<number>>();
  for (const { text, page = 0 } of blocks) seen.set(text, (seen.get(text) ?? new Set()).add(page));
  const shown = new Set<string>();
  return blocks.filter(({ text, page }, at) => {
    const isAtEdge = blocks[at - 1]?.page !== page || blocks[at + 1]?.page !== page;
    if (isAtEdge && PAGE_NUMBER.test(text)) return false;
    const isEdge = pages > 2 && (seen.get(text)?.size ?? 0) > pages * 0.6;
    if (isEdge && shown.has(text)) return false;
    shown.add(text);
    return true;
  });
}
