import { linksIn, picturesOf, readableText } from "#sections/richtext/reading.ts";
import { elementsIn, readRichText, writeRichText } from "#sections/richtext/tree.ts";

/** Returns the outermost elements of sanitised rich text and the text between them, in order. */
export function blocksOf(html: string): string[] {
  return readRichText(html)
    .map((node) => writeRichText([node]))
    .filter((block) => block.trim() !== "");
}

/**
 * Returns a text that is equal for two blocks with the same text, format and links. The editor puts a paragraph into
 * each item of a list that it opens; that is no edit.
 */
export function faceOf(block: string): string {
  const nodes = readRichText(block);
  const tags = [...elementsIn(nodes)].map(({ tag }) => tag).filter((tag) => tag !== "p");
  return JSON.stringify([readableText(nodes), tags, linksIn(nodes), picturesOf(nodes)]);
}
