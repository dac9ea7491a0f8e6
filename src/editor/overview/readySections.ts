import type { HostSection } from "#guidebooks/contract.ts";
import { tileTypes } from "#sections/catalog.ts";
import { isEmptySection } from "#sections/section.ts";

type Countable = Pick<HostSection, "type" | "content" | "hidden">;

const hasTile = ({ type }: Countable) => (tileTypes as readonly string[]).includes(type); // a type of a later version has none

/** Returns true for a section with a tile, not hidden, that holds something for guests. */
export const isReadySection = (section: Countable) =>
  hasTile(section) && !section.hidden && !isEmptySection(section);

/** Returns how many of the sections that guests can have a tile for are ready; those that are hidden do not count. */
export function countReady(sections: readonly Countable[]) {
  const total = sections.filter((section) => hasTile(section) && !section.hidden).length;
  return { ready: sections.filter(isReadySection).length, total };
}
