import type { Block } from "#contentImport/blocks.ts";
import type { ReadManual, SourceLine } from "#contentImport/contract.ts";
import { cutBlocks } from "#contentImport/classify/cutBlocks.ts";
import { findHeadings } from "#contentImport/classify/findHeadings.ts";
import { joinLabels } from "#contentImport/classify/joinLabels.ts";
import { joinValues } from "#contentImport/classify/joinValues.ts";
import { outlineBlocks } from "#contentImport/classify/outline.ts";
import { classifyBlock, type PlacedSentence } from "#contentImport/classify/classifyBlock.ts";
import { readTableRows } from "#contentImport/classify/tableRows.ts";
import { titleOf } from "#contentImport/classify/title.ts";

/** Says what of a manual could go where, by rule. Every sentence is the manual's own, word for word. */
export function classifyManual(blocks: readonly Block[]): Omit<ReadManual, "warnings"> {
  const marked = findHeadings(joinLabels(cutBlocks(readTableRows(blocks))));
  const title = titleOf(marked[0]);
  const placed: PlacedSentence[] = [];
  for (const [line, { block, context }] of outlineBlocks(marked, title !== null).entries()) {
    const next = marked[line + 1];
    if (context) placed.push(...classifyBlock(block, context, { line, before: placed.at(-1) }));
    // A heading with nothing below it says all that it says itself.
    else if (line > 0 && !block.isColumns && isAlone(block, next))
      placed.push(...classifyBlock(block, { fields: [] }, { line, before: undefined }));
  }
  return {
    ...(title?.name && { title: title.name }),
    lines: marked.map(lineOf),
    sentences: onceEach(joinValues(placed)).map((sentence, at) => ({ id: `s${at + 1}`, ...sentence })),
  };
}

/** A shorter text may well stand twice: "Book ahead." */
const MIN_REPEATED = 20;

/** Returns the sentences without those that stood before, word for word; one with a place goes before one without. */
function onceEach(sentences: readonly PlacedSentence[]): PlacedSentence[] {
  const keyOf = ({ text }: PlacedSentence) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  const best = new Map<string, PlacedSentence>();
  for (const sentence of sentences) {
    const known = best.get(keyOf(sentence));
    if (sentence.value === undefined && (!known || (known.target === null && sentence.target !== null)))
      best.set(keyOf(sentence), sentence);
  }
  return sentences.filter(
    (one) => one.value !== undefined || one.text.length < MIN_REPEATED || best.get(keyOf(one)) === one,
  );
}

const isAlone = (heading: Block, next: Block | undefined) =>
  !next || (next.kind === "heading" && !next.isColumns && (next.level ?? 0) <= (heading.level ?? 0));

const lineOf = ({ text, asRead = text, kind, page }: Block): SourceLine => ({
  text: asRead,
  ...(kind === "heading" && { isHeading: true }),
  ...(page !== undefined && { page }),
});
