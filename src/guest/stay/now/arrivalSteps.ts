import {
  elementsIn,
  readRichText,
  writeRichText,
  type RichElement,
  type RichNode,
} from "#sections/richtext/tree.ts";
import { isBlankHtml } from "#sections/richtext/reading.ts";

/** One step of the way in, as the host wrote it: rich text, and its pictures. */
interface ArrivalStep {
  words: string;
  pictures: string;
}

/** Enough for a guest at a door; the check-in page has the rest. */
const MAX_STEPS = 8;

/** Returns the first 8 paragraphs and list items of the details with their pictures and headings. */
export function arrivalSteps(details: string): { steps: ArrivalStep[]; isWhole: boolean } {
  const blocks = readRichText(details).flatMap(blocksOf);
  const startsWithPicture = blocks.length > 0 && isOnlyPictures(blocks[0]);
  const steps: ArrivalStep[] = [];
  let heading = "";
  let waiting = "";
  for (const block of blocks) {
    const pictures = writeRichText(picturesOf(block));
    const words = writeRichText(withoutPictures([block]));
    const last = steps.at(-1);
    if (isBlankHtml(words)) {
      if (last && !startsWithPicture) last.pictures += pictures;
      else waiting += pictures;
    } else if (isHeading(block)) heading += words;
    else {
      steps.push({ words: heading + words, pictures: waiting + pictures });
      heading = "";
      waiting = "";
    }
  }
  if (heading || waiting) steps.push({ words: heading, pictures: waiting });
  return { steps: steps.slice(0, MAX_STEPS), isWhole: steps.length <= MAX_STEPS };
}

const isElement = (node: RichNode | undefined): node is RichElement => typeof node === "object";
const isHeading = (node: RichNode) => isElement(node) && /^h\d$/.test(node.tag);
const isOnlyPictures = (node: RichNode | undefined) =>
  node !== undefined && isBlankHtml(writeRichText(withoutPictures([node])));

/** Unwraps lists and stay-only blocks, makes items paragraphs, and removes blank blocks without picture. */
function blocksOf(node: RichNode): RichNode[] {
  if (isElement(node) && ["ul", "ol", "div"].includes(node.tag)) return node.children.flatMap(blocksOf);
  if (isBlankHtml(writeRichText([node]))) return [];
  return [
    isElement(node) && node.tag === "li" ? { tag: "div", attributes: "", children: node.children } : node,
  ];
}

const picturesOf = (node: RichNode): RichNode[] => [...elementsIn([node])].filter(({ tag }) => tag === "img");

function withoutPictures(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return node;
    return node.tag === "img" ? [] : { ...node, children: withoutPictures(node.children) };
  });
}
