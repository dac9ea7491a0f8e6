import { formats, texts } from "#languages/pageLanguage.ts";
import { countOf, tileNameOf } from "#sections/guestNames.ts";
import type { GuestGuidebook } from "#guest/guidebook.ts";
import { rowOf, tileTypes, type SectionType } from "#sections/catalog.ts";
import type { Leaf } from "#sections/field.ts";
import { emptyContent, isEmptySection, leavesOf, type GuestSection } from "#sections/section.ts";

export interface Tile {
  section: GuestSection;
  label: string;
  /** A few words of what waits inside; null where the label says enough. */
  hint: string | null;
  empty: boolean;
}

/** Returns the 16 tiles in the registry's order, those without content after the others (Guest page 6). */
export function tilesOf(guidebook: GuestGuidebook): Tile[] {
  const tiles = tileTypes.map((type): Tile => {
    const section = guidebook.sections.find((one) => one.type === type) ?? blank(type);
    const empty = isEmptySection(section);
    return {
      section,
      label: tileNameOf(type),
      hint: empty ? null : hintOf(section),
      empty,
    };
  });
  return tiles.toSorted((one, other) => Number(one.empty) - Number(other.empty));
}

/** A section that the guidebook lacks opens to "not available yet", as one that is empty does. */
function blank(type: SectionType): GuestSection {
  const section = { type, title: rowOf(type).title, content: emptyContent(type) };
  return section as GuestSection; // the type's own empty content
}

function hintOf(section: GuestSection): string | null {
  const { hint } = rowOf(section.type);
  if (!hint) return null;
  const leaves = leavesOf(section);
  if ("count" in hint) return countOf(hint.count, entriesIn(leaves));
  if ("field" in hint) return leaves.find(({ path }) => path === hint.field)?.value ?? null;
  const time = leaves.find(({ kind }) => kind === "time");
  return time ? texts().hints[hint.time](formats().time(time.value)) : null;
}

/** How many entries the lists of a section hold: `items.0.name` and `items.0.category` are of one. */
function entriesIn(leaves: readonly Leaf[]): number {
  const entries = leaves.flatMap(({ path }) => /^\w+\.\d+/.exec(path)?.[0] ?? []);
  return new Set(entries).size;
}
