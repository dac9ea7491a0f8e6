import { platformsNamed, type BookedWith, type StayPlatform } from "#core/platforms.ts";
import { NOT_FOR, STAY_ONLY } from "#sections/html.ts";
import { readableText } from "#sections/richtext/reading.ts";
import { movePictures } from "#sections/richtext/stayPictures.ts";
import {
  attributeOf,
  readRichText,
  writeRichText,
  type RichElement,
  type RichNode,
} from "#sections/richtext/tree.ts";

const mayHoldPassage = (html: string) => html.includes(NOT_FOR);

/** Returns the platforms whose guests do not see a block; none for a block that all see. */
export function notForOf(element: RichElement): StayPlatform[] {
  if (element.tag !== "div") return [];
  return platformsNamed(attributeOf(element, NOT_FOR) ?? "");
}

/**
 * Returns rich text for a guest who booked with `reader`; null for a reader of whom that is not known, who sees no
 * marked block (Stays 41). Blocks that are shown lose their mark, and their pictures are under `under` if that is not null.
 */
export function htmlForReaderOf(html: string, reader: BookedWith | null, under: string | null): string {
  return mayHoldPassage(html) ? writeRichText(cutFor(readRichText(html), reader, under)) : html;
}

function cutFor(nodes: readonly RichNode[], reader: BookedWith | null, under: string | null): RichNode[] {
  return nodes.flatMap((node): RichNode | RichNode[] => {
    if (typeof node === "string") return node;
    const notFor: readonly BookedWith[] = notForOf(node);
    if (notFor.length === 0) return { ...node, children: cutFor(node.children, reader, under) };
    if (reader === null || notFor.includes(reader)) return [];
    const children = under === null ? node.children : movePictures(node.children, under);
    const isStayOnly = attributeOf(node, "class") === STAY_ONLY;
    return isStayOnly ? { ...node, attributes: ` class="${STAY_ONLY}"`, children } : children;
  });
}

/** Returns rich text without the blocks that some guests do not see. */
export const withoutNotFor = (html: string): string => htmlForReaderOf(html, null, null);

/** Returns the marked blocks, in order. */
export function notForBlocksIn(html: string): RichElement[] {
  return mayHoldPassage(html) ? pick(readRichText(html)) : [];
}

function pick(nodes: readonly RichNode[]): RichElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    return notForOf(node).length > 0 ? [node] : pick(node.children);
  });
}

/** Returns the platforms of each marked block, in order. */
export const notForIn = (html: string): StayPlatform[][] => notForBlocksIn(html).map(notForOf);

/** Returns whether two rich texts hide as many blocks from the same guests, in the same order. */
export const haveSameMarks = (one: string, other: string): boolean =>
  JSON.stringify(notForIn(one)) === JSON.stringify(notForIn(other));

/**
 * Returns rich text with the first block that has a text and is not yet hidden from guests of all these platforms hidden
 * from them, a list as a whole; null where there is none.
 */
export function hideFrom(html: string, text: string, platforms: readonly StayPlatform[]): string | null {
  const nodes = readRichText(html);
  const isHidden = (node: RichNode) =>
    typeof node !== "string" && platforms.every((platform) => notForOf(node).includes(platform));
  const at = nodes.findIndex((node) => !isHidden(node) && readableText([node]).includes(text));
  const found = nodes[at];
  if (found === undefined) return null;
  const isPassage = typeof found !== "string" && found.tag === "div";
  const notFor = platformsNamed([...(isPassage ? notForOf(found) : []), ...platforms].join(" "));
  const stayOnly = isPassage && attributeOf(found, "class") === STAY_ONLY ? ` class="${STAY_ONLY}"` : "";
  const block = typeof found === "string" ? { tag: "p", attributes: "", children: [found] } : found;
  nodes[at] = {
    tag: "div",
    attributes: `${stayOnly} ${NOT_FOR}="${notFor.join(" ")}"`,
    children: isPassage ? found.children : [block],
  };
  return writeRichText(nodes);
}
