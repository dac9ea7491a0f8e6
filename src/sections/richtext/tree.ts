/** An element of rich text. `attributes` is their source in the tag, with the space before each. */
export interface RichElement {
  tag: string;
  attributes: string;
  children: RichNode[];
}

/** Text is source too: character references stay as written. */
export type RichNode = RichElement | string;

/** The depth limit of sanitise.server.ts; recursive code must not overflow. */
const deepest = 400;
const withoutEnd = new Set(["br", "hr", "img"]);

/** Parses our sanitised rich text as a tree, in linear time. `writeRichText` returns the same bytes. */
export function readRichText(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: RichElement[] = [];
  let siblings = root;
  const last = html.lastIndexOf(">");
  let at = 0;
  for (let start = nextTag(html, 0, last); start !== -1; start = nextTag(html, at, last)) {
    if (start > at) siblings.push(html.slice(at, start));
    const end = endOfTag(html, start);
    const isEnd = html[start + 1] === "/";
    const tag = nameAt(html, start + (isEnd ? 2 : 1));
    at = end + 1;
    if (isEnd) {
      const opened = open.findLastIndex((element) => element.tag === tag);
      if (opened === -1) continue;
      open.length = opened;
      siblings = open.at(-1)?.children ?? root;
      continue;
    }
    const element = { tag, attributes: html.slice(start + 1 + tag.length, end), children: [] };
    siblings.push(element);
    if (withoutEnd.has(tag) || open.length === deepest) continue;
    open.push(element);
    siblings = element.children;
  }
  if (at < html.length) siblings.push(html.slice(at));
  return root;
}

export function writeRichText(nodes: readonly RichNode[]): string {
  let html = "";
  for (const node of nodes) {
    if (typeof node === "string") html += node;
    else {
      html += `<${node.tag}${node.attributes}>`;
      if (!withoutEnd.has(node.tag)) html += `${writeRichText(node.children)}</${node.tag}>`;
    }
  }
  return html;
}

/** Returns the decoded value of an attribute: `&amp;` is "&". Undefined when absent. */
export function attributeOf({ attributes }: RichElement, name: string): string | undefined {
  const start = attributes.indexOf(` ${name}="`);
  if (start === -1) return undefined;
  const from = start + name.length + 3;
  return readReferences(attributes.slice(from, attributes.indexOf('"', from)));
}

export function* elementsIn(nodes: readonly RichNode[]): Generator<RichElement> {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    yield node;
    yield* elementsIn(node.children);
  }
}

const names: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00A0", amp: "&" };
const OTHER_REFERENCE = new RegExp(`&(?!(?:${Object.keys(names).join("|")});)`);

/** Decodes character references. Keeps unknown ones. */
export function readReferences(source: string): string {
  if (!source.includes("&")) return source;
  // One pass for each name is seven times as fast; "&amp;" is last, so that nothing is decoded twice.
  if (!OTHER_REFERENCE.test(source))
    return Object.entries(names).reduce((text, [name, sign]) => text.replaceAll(`&${name};`, sign), source);
  return source.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (reference, hex, decimal, name) => {
    if (name) return names[name.toLowerCase()] ?? reference;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });
}

/** The index of the next tag: a "<" before anything but a letter or "/" is text of older, plain content. */
function nextTag(html: string, from: number, last: number): number {
  for (let at = html.indexOf("<", from); at !== -1 && at < last; at = html.indexOf("<", at + 1)) {
    const next = html.charCodeAt(at + 1) | 0x20;
    if ((next >= A && next <= Z) || next === SLASH) return at;
  }
  return -1;
}

const [A, Z, SLASH] = [0x61, 0x7a, 0x2f];

/** The end of a tag: a quoted URL or alternative text may contain a ">". */
function endOfTag(html: string, start: number): number {
  for (let at = start; at < html.length; at++) {
    const sign = html.charCodeAt(at);
    if (sign === END) return at;
    if (sign !== QUOTE) continue;
    at = html.indexOf('"', at + 1);
    if (at === -1) break;
  }
  return html.indexOf(">", start);
}

const [QUOTE, END] = [0x22, 0x3e];

const NAME = /\w*/y;

function nameAt(html: string, from: number): string {
  NAME.lastIndex = from;
  return NAME.exec(html)?.[0] ?? "";
}
