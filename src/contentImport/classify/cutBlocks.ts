import type { Block } from "#contentImport/blocks.ts";

/** The longest sentence that anybody writes has a quarter of this; characters. */
const MAX_BLOCK = 2000;
/** A piece ends where a sentence does, or a clause, or a word, if that is in its second half. */
const ENDS = [/[.!?…]["”’»)]?\s+(?=\S)/gu, /[,;:]\s+(?=\S)/gu, /\s+(?=\S)/gu];

/** Cuts blocks of more than `MAX_BLOCK` characters: rules would take the square of the length. */
export function cutBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    if (block.text.length <= MAX_BLOCK) return [block];
    const { cells: _, level: __, ...plain } = block;
    const kind = block.kind === "heading" || block.kind === "row" ? "paragraph" : block.kind;
    return piecesOf(block.text).map((text, at) => ({
      ...plain,
      kind,
      text,
      ...(at > 0 && { afterGap: false }),
    }));
  });
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > MAX_BLOCK) {
    const end = from + endOfPiece(text.slice(from, from + MAX_BLOCK + 1));
    pieces.push(text.slice(from, end).trim());
    from = end;
  }
  return [...pieces, text.slice(from).trim()].filter((piece) => piece !== "");
}

function endOfPiece(text: string): number {
  for (const pattern of ENDS) {
    const last = [...text.matchAll(pattern)].at(-1);
    const end = last ? last.index + last[0].length : 0;
    if (end > MAX_BLOCK / 2) return end;
  }
  // No sign of two halves is cut in two.
  return /[\uD800-\uDBFF]/.test(text[MAX_BLOCK - 1] ?? "") ? MAX_BLOCK - 1 : MAX_BLOCK;
}
