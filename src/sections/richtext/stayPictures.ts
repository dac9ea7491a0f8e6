import { STAY_ONLY } from "#sections/html.ts";
import { attributeOf, readRichText, writeRichText, type RichNode } from "#sections/richtext/tree.ts";

/** Returns rich text with pictures of stay-only blocks under `under`, for one guest only (Stays 6). */
export function withStayPictures(html: string, under: string): string {
  return html.includes(STAY_ONLY) && html.includes("<img")
    ? writeRichText(movePictures(readRichText(html), under, false))
    : html;
}

function movePictures(nodes: readonly RichNode[], under: string, isSecret: boolean): RichNode[] {
  return nodes.map((node) => {
    if (typeof node === "string") return node;
    const isWithin = isSecret || attributeOf(node, "class") === STAY_ONLY;
    const isMoved = isWithin && node.tag === "img";
    const attributes = isMoved ? movePaths(node.attributes, under) : node.attributes;
    return { ...node, attributes, children: movePictures(node.children, under, isWithin) };
  });
}

/** A path begins an attribute or follows a comma in sizes; alternative texts may look the same. */
const movePaths = (attributes: string, under: string) =>
  attributes.replaceAll(/ (src|srcset)="([^"]*)"/g, (_all, name: string, paths: string) => {
    const moved = paths.replaceAll(
      /(^|,\s*)\/media\//g,
      (_start, before: string) => `${before}${under}/media/`,
    );
    return ` ${name}="${moved}"`;
  });
