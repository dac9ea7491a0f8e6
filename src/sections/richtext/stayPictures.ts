import { STAY_ONLY } from "#sections/html.ts";
import { attributeOf, readRichText, writeRichText, type RichNode } from "#sections/richtext/tree.ts";

/** Returns rich text with pictures of stay-only blocks under `under`, for one guest only (Stays 6). */
export function withStayPictures(html: string, under: string): string {
  return html.includes(STAY_ONLY) && html.includes("<img")
    ? writeRichText(moveStayPictures(readRichText(html), under))
    : html;
}

function moveStayPictures(nodes: readonly RichNode[], under: string): RichNode[] {
  return nodes.map((node) => {
    if (typeof node === "string") return node;
    const move = attributeOf(node, "class") === STAY_ONLY ? movePictures : moveStayPictures;
    return { ...node, children: move(node.children, under) };
  });
}

/** Returns nodes with all their pictures under `under`. */
export function movePictures(nodes: readonly RichNode[], under: string): RichNode[] {
  return nodes.map((node) => {
    if (typeof node === "string") return node;
    const attributes = node.tag === "img" ? movePaths(node.attributes, under) : node.attributes;
    return { ...node, attributes, children: movePictures(node.children, under) };
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
