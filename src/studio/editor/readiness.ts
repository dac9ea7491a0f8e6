import { tileTypes } from "#sections/catalog.ts";
import { isEmptySection } from "#sections/section.ts";

/** Returns how many of the 16 sections that have a tile hold something for guests. */
export function readinessOf(sections: readonly { type: string; content: unknown }[]) {
  const tiles: readonly string[] = tileTypes;
  const ready = sections.filter((section) => tiles.includes(section.type) && !isEmptySection(section));
  return { ready: ready.length, total: tiles.length };
}
