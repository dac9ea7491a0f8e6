import type { Leaf } from "#sections/field.ts";
import { attributeOf, elementsIn, readRichText } from "#sections/richtext/tree.ts";
import { leavesOf } from "#sections/section.ts";

/** Returns how many pictures of a section have no alternative text. */
export function countUndescribed(section: { type: string; content: unknown }): number {
  const leaves = leavesOf(section);
  const filled = new Set(leaves.map(({ path }) => path));
  return leaves.reduce((sum, leaf) => sum + undescribedIn(leaf, filled), 0);
}

function undescribedIn({ kind, path, value }: Leaf, filled: ReadonlySet<string>): number {
  if (kind === "picture") return filled.has(altPathOf(path)) ? 0 : 1;
  if (kind !== "html" || !value.includes("<img")) return 0;
  const images = [...elementsIn(readRichText(value))].filter(({ tag }) => tag === "img");
  return images.filter((image) => !attributeOf(image, "alt")?.trim()).length;
}

/** A picture has its texts next to it; those of a how-to guide are in a parallel list. */
const altPathOf = (path: string) =>
  path.replace(/\burl$/, "alt").replace(/\bimageUrls\.(\d+)$/, "imageWords.$1.alt");
