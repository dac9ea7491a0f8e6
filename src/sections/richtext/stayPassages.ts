import { STAY_ONLY } from "#sections/html.ts";
import {
  attributeOf,
  readRichText,
  writeRichText,
  type RichElement,
  type RichNode,
} from "#sections/richtext/tree.ts";

const isStayOnly = (element: RichElement) =>
  element.tag === "div" && attributeOf(element, "class") === STAY_ONLY;

/** Returns rich text without its stay-only blocks (Stays 1). */
export function withoutStayOnly(html: string): string {
  return html.includes(STAY_ONLY) ? writeRichText(leaveOut(readRichText(html))) : html;
}

function leaveOut(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return node;
    return isStayOnly(node) ? [] : { ...node, children: leaveOut(node.children) };
  });
}

export function stayOnlyIn(html: string): RichElement[] {
  return html.includes(STAY_ONLY) ? pick(readRichText(html)) : [];
}

function pick(nodes: readonly RichNode[]): RichElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    return isStayOnly(node) ? node : pick(node.children);
  });
}

/** Returns rich text with each stay-only block replaced by `change`. */
export function mapStayOnly(html: string, change: (passage: RichElement) => RichNode): string {
  return html.includes(STAY_ONLY) ? writeRichText(replaceIn(readRichText(html), change)) : html;
}

function replaceIn(nodes: readonly RichNode[], change: (passage: RichElement) => RichNode): RichNode[] {
  return nodes.map((node) => {
    if (typeof node === "string") return node;
    return isStayOnly(node) ? change(node) : { ...node, children: replaceIn(node.children, change) };
  });
}

/** Returns blocks of rich text as a stay-only block. */
export const stayOnlyBlock = (blocks: string) => `<div class="${STAY_ONLY}">${blocks}</div>`;
