import type { Block } from "#contentImport/blocks.ts";
import type { ReadManual, SourceLine } from "#contentImport/contract.ts";
import { joinValues } from "#contentImport/classify/joinValues.ts";
import { chooseFields } from "#contentImport/classify/chooseFields.ts";
import { classifyPiece, type PlacedSentence } from "#contentImport/classify/classifyPiece.ts";
import { outlineManual } from "#contentImport/classify/pieces.ts";

/** Says what of a manual could go where, by rule. Every sentence is the manual's own, word for word. */
export function classifyManual(blocks: readonly Block[]): Omit<ReadManual, "warnings"> {
  const { blocks: marked, title, pieces } = outlineManual(blocks);
  const chosen = chooseFields(pieces);
  const placed: PlacedSentence[] = [];
  for (const [at, piece] of pieces.entries())
    placed.push(
      ...classifyPiece(piece, chosen[at] ?? null, {
        pieces: pieces.slice(Math.max(0, at - PIECES_ABOVE), at),
        placed: placed.at(-1),
      }),
    );
  return {
    ...(title?.name && { title: title.name }),
    lines: marked.map(lineOf),
    sentences: onceEach(joinValues(placed)).map((sentence, at) => ({ id: `s${at + 1}`, ...sentence })),
  };
}

/** How many sentences above one may say what it is about. */
const PIECES_ABOVE = 3;

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

const lineOf = ({ text, asRead = text, kind, page }: Block): SourceLine => ({
  text: asRead,
  ...(kind === "heading" && { isHeading: true }),
  ...(page !== undefined && { page }),
});
