import type { DefaultTreeAdapterMap } from "parse5";
import { rowOfCells, tidy, type Block } from "#contentImport/blocks.ts";
import { readLine } from "#contentImport/parse/text.ts";
import { parseHtml } from "#sections/parse.server.ts";

type Node = DefaultTreeAdapterMap["childNode"];
type Element = DefaultTreeAdapterMap["element"];

const names = (list: string) => new Set(list.split(" "));
/** Elements without visible text. */
const UNREAD = names(
  "script style template noscript svg math iframe object head title meta link select textarea button input nav",
);
const BLOCKS = names(
  "address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main ol p pre section summary table tbody td tfoot th thead tr ul",
);
const STRONG = names("b strong");

/** The elements around a piece of text. */
interface Around {
  list: "bullet" | "step" | null;
  level: number | null;
  isStrong: boolean;
}

/** Reads a page as its visitors do: without scripts, styles and what is hidden. */
export function readHtml(html: string): Block[] {
  const blocks: Block[] = [];
  readInto(blocks, parseHtml(html).childNodes, { list: null, level: null, isStrong: false });
  return blocks;
}

function readInto(blocks: Block[], nodes: readonly Node[], around: Around): void {
  const line = newLine(blocks, around);
  const read = (all: readonly Node[], isStrong: boolean) => {
    for (const node of all) {
      if (node.nodeName === "#text" && "value" in node) line.add(node.value, isStrong);
      if (!("tagName" in node) || UNREAD.has(node.tagName) || isHidden(node)) continue;
      if (node.tagName === "br") line.end();
      else if (!BLOCKS.has(node.tagName)) read(node.childNodes, isStrong || STRONG.has(node.tagName));
      else {
        line.end();
        readBlock(blocks, node, { ...around, isStrong });
      }
    }
  };
  read(nodes, around.isStrong);
  line.end();
}

/** Gathers the words of one line; those of a heading or an entry are what that is. */
function newLine(blocks: Block[], { list, level }: Around) {
  let text = "";
  let strong = 0;
  let isFirst = true;
  return {
    add(words: string, isStrong: boolean) {
      text += words;
      if (isStrong) strong += words.trim().length;
    },
    end() {
      const words = tidy(text);
      const isStrong = words !== "" && strong >= words.replaceAll(" ", "").length * 0.9;
      if (words !== "") blocks.push({ ...blockOf(text), ...(isStrong && { isStrong }) });
      if (words !== "") isFirst = false;
      text = "";
      strong = 0;
    },
  };
  function blockOf(words: string): Block {
    if (level !== null) return { kind: "heading", level, text: tidy(words) };
    if (list !== null && isFirst) return { kind: list, text: tidy(words) };
    return readLine(words.replaceAll(/\s+/g, " "));
  }
}

function readBlock(blocks: Block[], element: Element, around: Around): void {
  const { tagName, childNodes } = element;
  if (tagName === "table") return readTable(blocks, element, around);
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  const from = blocks.length;
  readInto(blocks, childNodes, {
    ...around,
    list: tagName === "li" ? listOf(element) : tagName === "p" ? around.list : null,
    level: level === undefined ? null : Number(level),
  });
  if (tagName === "hr" || tagName === "section" || tagName === "p") markGap(blocks, from);
}

/** A paragraph of HTML stands apart from what is before it. */
function markGap(blocks: Block[], from: number): void {
  const first = blocks[from];
  if (first) first.afterGap = true;
}

function listOf({ parentNode }: Element): "bullet" | "step" {
  return parentNode && "tagName" in parentNode && parentNode.tagName === "ol" ? "step" : "bullet";
}

/** A row is a line of cells; tables that only arrange a page are read as their contents. */
function readTable(blocks: Block[], table: Element, around: Around): void {
  for (const row of elementsIn(table, "tr")) {
    const cells = row.childNodes.filter((node) => node.nodeName === "td" || node.nodeName === "th");
    const read = cells.map((cell) => {
      const within: Block[] = [];
      if ("childNodes" in cell) readInto(within, cell.childNodes, { ...around, list: null, level: null });
      return within;
    });
    const isPlain = read.every((cell) => cell.length <= 3 && cell.every(({ kind }) => kind !== "heading"));
    if (isPlain && read.filter((cell) => cell.length > 0).length > 1)
      blocks.push(rowOfCells(read.map((cell) => cell.map(({ text }) => text).join(", "))));
    else for (const block of read.flat()) blocks.push(block);
  }
}

/** Elements of a name, not those within one of them. */
function elementsIn(element: Element, name: string): Element[] {
  return element.childNodes.flatMap((node) => {
    if (!("tagName" in node)) return [];
    return node.tagName === name ? [node] : elementsIn(node, name);
  });
}

function isHidden({ attrs }: Element): boolean {
  return attrs.some(
    ({ name, value }) =>
      name === "hidden" || (name === "style" && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(value)),
  );
}
