import {
  attributeOf,
  elementsIn,
  readReferences,
  readRichText,
  writeRichText,
  type RichElement,
  type RichNode,
} from "#sections/richtext/tree.ts";

/** Inline elements, whose text joins that around them. */
export const inline = new Set(["strong", "b", "em", "i", "u", "s", "span", "a"]);
const headings = ["h1", "h2", "h3"];
const paragraphEnds = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6", "li", "blockquote"]);

const isElement = (node: RichNode): node is RichElement => typeof node !== "string";
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Returns whether rich text has neither text nor picture: an emptied editor still has `<p></p>`. */
export function isBlankHtml(html: string): boolean {
  return html === "" || (!beginsWithWord.test(html) && isBlank(readRichText(html)));
}

/** A letter or digit outside of tags means that the text is not blank; a tag with a ">" inside is a picture's. */
const beginsWithWord = /(?:^|>)[\p{L}\d]/u;

function isBlank(nodes: readonly RichNode[]): boolean {
  return nodes.every((node) =>
    isElement(node) ? node.tag !== "img" && isBlank(node.children) : readReferences(node).trim() === "",
  );
}

/** Returns the text of rich text in one line: blocks are separated, a partly bold word is not. */
export function plainText(html: string): string {
  return readableText(readRichText(html));
}

export function readableText(nodes: readonly RichNode[]): string {
  return oneLine(readReferences(sourceOf(nodes)));
}

function sourceOf(nodes: readonly RichNode[]): string {
  let source = "";
  for (const node of nodes) {
    if (!isElement(node)) source += node;
    else if (inline.has(node.tag)) source += sourceOf(node.children);
    else source += ` ${sourceOf(node.children)} `;
  }
  return source;
}

/** Returns the text of each paragraph, heading and list item, in order; skips blank ones. */
export function paragraphsIn(nodes: readonly RichNode[]): string[] {
  const paragraphs: string[] = [];
  let source = "";
  const end = () => {
    const words = oneLine(readReferences(source));
    if (words) paragraphs.push(words);
    source = "";
  };
  const read = (all: readonly RichNode[]) => {
    for (const node of all) {
      if (!isElement(node)) source += node;
      else {
        if (!inline.has(node.tag)) source += " ";
        read(node.children);
        if (paragraphEnds.has(node.tag)) end();
        else if (!inline.has(node.tag)) source += " ";
      }
    }
  };
  read(nodes);
  end();
  return paragraphs;
}

/** Returns what comes before the first heading, list or picture; all of it when the text starts with one. */
export function openingOf(nodes: readonly RichNode[]): RichNode[] {
  const isStructure = ({ tag }: RichElement) => ["ul", "ol", "img", ...headings].includes(tag);
  const [first] = nodes;
  if (first !== undefined && isElement(first) && isStructure(first)) return [...nodes];
  let isOver = false;
  const cut = (all: readonly RichNode[]): RichNode[] =>
    all.flatMap((node) => {
      if (isElement(node)) isOver ||= isStructure(node);
      if (isOver) return [];
      return isElement(node) ? { ...node, children: cut(node.children) } : node;
    });
  return cut(nodes);
}

export function picturesIn(html: string): string[] {
  return html.includes("<img") ? picturesOf(readRichText(html)) : [];
}

export function picturesOf(nodes: readonly RichNode[]): string[] {
  const pictures = [...elementsIn(nodes)].filter(({ tag }) => tag === "img");
  return pictures.flatMap((picture) => attributeOf(picture, "src") ?? []);
}

export function linksIn(nodes: readonly RichNode[]): string[] {
  return [...elementsIn(nodes)].flatMap((element) => attributeOf(element, "href") ?? []);
}

/** Returns the editor's HTML as stored: an empty editor is "", and empty last paragraphs are dropped. */
export function storedHtml(html: string): string {
  const nodes = readRichText(html);
  if (isBlank(nodes)) return "";
  const last = nodes.findLastIndex(
    (node) => !isElement(node) || node.tag !== "p" || node.children.length > 0,
  );
  return writeRichText(nodes.slice(0, last + 1));
}
