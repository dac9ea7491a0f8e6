import type { Block } from "#contentImport/blocks.ts";
import type { Sentence } from "#contentImport/contract.ts";
import { cutBlocks } from "#contentImport/classify/cutBlocks.ts";
import { findHeadings } from "#contentImport/classify/findHeadings.ts";
import { joinLabels } from "#contentImport/classify/joinLabels.ts";
import { outlineBlocks, type Context } from "#contentImport/classify/outline.ts";
import { splitBlock } from "#contentImport/classify/splitBlock.ts";
import type { SectionField } from "#contentImport/classify/subjectWords.ts";
import { readTableRows } from "#contentImport/classify/tableRows.ts";
import { titleOf, type ManualTitle } from "#contentImport/classify/title.ts";

/** A sentence of a manual before it has a field. */
export interface Piece extends Pick<Sentence, "line" | "text" | "form"> {
  /** What the headings above it say. */
  context: Context;
  /** It begins its paragraph. */
  isFirst: boolean;
  /** A guest's words, a quotation or a signature: it is placed nowhere. */
  isAside: boolean;
  /** It was written in a chat. */
  isMessage: boolean;
}

/** Fields of lists: an entry is placed as it stands, however many sentences it has. */
const ENTRIES = new Set(["items", "rules", "restaurants", "activities"]);
const holdsEntries = ({ section, field }: SectionField) => ENTRIES.has(field) && section !== "howto";

interface OutlinedManual {
  /** Its blocks, with what heads others marked as headings. */
  blocks: Block[];
  title: ManualTitle | null;
  pieces: Piece[];
}

/** Returns the sentences of a manual, each with the headings above it. */
export function outlineManual(read: readonly Block[]): OutlinedManual {
  const blocks = findHeadings(joinLabels(cutBlocks(readTableRows(read))));
  const title = titleOf(blocks[0]);
  return { blocks, title, pieces: piecesOf(blocks, title !== null) };
}

function piecesOf(blocks: readonly Block[], hasTitle: boolean): Piece[] {
  return outlineBlocks(blocks, hasTitle).flatMap(({ block, context }, line) => {
    // A heading with nothing below it says all that it says itself.
    if (!context && (line === 0 || block.isColumns || !isAlone(block, blocks[line + 1]))) return [];
    const { kind, text, isAside = false, isMessage = false } = block;
    const own = context ?? { fields: [] };
    const [only, second] = own.fields;
    const isEntry = only && !second && holdsEntries(only) && kind !== "paragraph" && !isAside && context;
    const texts = isEntry ? [text] : splitBlock(text, only && !second ? only.section : null);
    const form = kind === "bullet" || kind === "step" ? kind : "sentence";
    return texts.map((sentence, at) => ({
      line,
      text: sentence,
      form,
      context: own,
      isFirst: at === 0,
      isAside,
      isMessage,
    }));
  });
}

const isAlone = (heading: Block, next: Block | undefined) =>
  !next || (next.kind === "heading" && !next.isColumns && (next.level ?? 0) <= (heading.level ?? 0));
