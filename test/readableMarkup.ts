import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Html } from "parse5";

/** What a build names, and what has no words: drawings, icons, codes, styles and scripts. */
const wordless = new Set(["svg", "style", "script"]);

/**
 * Returns a page as text to compare and to read: an element a line, indented as it is nested, a short one on one line.
 * Drawings, styles and scripts appear only as their accessible text.
 */
export function readableMarkup(html: string): string {
  return `${parse(html)
    .childNodes.flatMap((node) => linesOf(node, ""))
    .join("\n")}\n`;
}

const MAX_WIDTH = 110;

function linesOf(node: Html.ChildNode, indent: string): string[] {
  if (tree.isTextNode(node)) return node.value.trim() ? [`${indent}${words(node)}`] : [];
  if (!tree.isElementNode(node)) return [];
  const isWordless = wordless.has(node.tagName);
  const attributes = node.attrs.filter(({ name }) => !isWordless || /^role$|^aria-/.test(name));
  const start = `${indent}<${[node.tagName, ...attributes.map(attribute)].join(" ")}>`;
  if (isWordless) return [start];
  const children = node.childNodes.flatMap((child) => linesOf(child, `${indent}  `));
  const [only] = children;
  const line = `${start} ${only?.trim() ?? ""}`;
  return children.length <= 1 && line.length <= MAX_WIDTH ? [line.trimEnd()] : [start, ...children];
}

/** A space at an end parts words from their neighbours, so it shows. */
const words = ({ value }: Html.TextNode) => value.replace(/\s+/g, " ").replace(/^ | $/g, "␣");

const attribute = ({ name, value }: { name: string; value: string }) =>
  value === "" ? name : `${name}="${value}"`;
