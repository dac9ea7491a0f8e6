import { tileTypes } from "#sections/catalog.ts";
import { isEmptySection } from "#sections/section.ts";

/** Returns how many of the sections that have a tile hold something for guests; those that are hidden do not count. */
export function readinessOf(sections: readonly { type: string; content: unknown; hidden?: true }[]) {
  const tiles: readonly string[] = tileTypes;
  const shown = sections.filter((section) => tiles.includes(section.type) && !section.hidden);
  const ready = shown.filter((section) => !isEmptySection(section));
  return { ready: ready.length, total: shown.length };
}
