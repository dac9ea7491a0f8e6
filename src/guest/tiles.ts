import { countOf, tileNameOf } from "#sections/guestNames.ts";
import type { GuestStay } from "#stays/guestStay.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { rowOf, standardTileTypes, tileTypes, type SectionType } from "#sections/catalog.ts";
import { emergencyNumberFor } from "#sections/emergency.ts";
import type { Page } from "#sections/page.ts";
import type { Leaf } from "#sections/field.ts";
import { anchorOf, emptyContent, isEmptySection, leavesOf, type GuestSection } from "#sections/section.ts";

export interface Tile {
  section: GuestSection;
  label: string;
  /** A hint of the section's content; null where the label is enough. */
  hint: string | null;
  empty: boolean;
}

/** Returns the tiles in the guidebook's order, those without content last (Guest page 6). */
export function tilesOf(page: Page, guidebook: GuestGuidebook): Tile[] {
  const tiles = sectionsWithTiles(guidebook).map((section): Tile => {
    const empty = isEmptySection(section);
    return {
      section,
      label: section.tile ?? tileNameOf(page.texts, section.type),
      hint: hintOf(page, section, empty),
      empty,
    };
  });
  return [...tiles.filter(isFilled), ...tiles.filter((tile) => !isFilled(tile))];
}

/** The emergency section has the country's number without a host's text. */
export const isFilled = ({ empty, section }: Pick<Tile, "empty" | "section">) =>
  !empty || section.type === "emergency";

/** What is about arriving, living there and leaving. */
const onlyWhileStaying: readonly SectionType[] = [
  "welcome",
  "checkin",
  "wifi",
  "rules",
  "emergency",
  "departure",
];

/**
 * Returns whether a tile helps on the page of a stay: a single contact is in the card and at the foot, and after
 * the stay only the tips remain.
 */
export function helpsInStay(tile: Tile, { phase }: Pick<GuestStay, "phase">, contacts: number): boolean {
  const { type } = tile.section;
  if (type === "contacts" && contacts === 1) return false;
  return phase !== "after" || (isFilled(tile) && !onlyWhileStaying.includes(type));
}

/** Returns the sections with a tile, in the host's order. An absent type has its place in the catalog. */
function sectionsWithTiles({ sections, hidden = [] }: GuestGuidebook): GuestSection[] {
  const placed = sections.filter(({ type }) => tileTypes.includes(type));
  for (const type of standardTileTypes) {
    if (hidden.includes(type) || placed.some((section) => anchorOf(section) === type)) continue;
    const place = standardTileTypes.indexOf(type);
    const next = placed.findIndex((section) => standardTileTypes.indexOf(section.type) > place);
    placed.splice(next === -1 ? placed.length : next, 0, blankSection(type));
  }
  return placed;
}

/** Returns a section for a type that the guidebook lacks: "not available yet", as an empty one. */
export function blankSection(type: SectionType): GuestSection {
  const section = { type, title: rowOf(type).title, content: emptyContent(type) };
  return section as GuestSection; // the type's own empty content
}

/** Returns the hint of a section; that of the emergency section is the number of the country, whatever the host wrote. */
function hintOf(page: Page, section: GuestSection, empty: boolean): string | null {
  if (section.type === "emergency") return page.country && emergencyNumberFor(page.texts, page.country);
  const { hint } = rowOf(section.type);
  if (!hint || empty || section.own) return null;
  const leaves = leavesOf(section);
  if ("count" in hint) {
    const number = hint.count === "photo" ? picturesIn(leaves) : entriesIn(leaves);
    return number === 0 ? null : countOf(page, hint.count, number);
  }
  if ("field" in hint) return leaves.find(({ path }) => path === hint.field)?.value ?? null;
  const time = leaves.find(({ kind }) => kind === "time");
  return time ? page.texts.hints[hint.time](page.formats.time(time.value)) : null;
}

/** Counts the entries in lists: `items.0.name` and `items.0.category` are of one. Pictures do not count. */
function entriesIn(leaves: readonly Leaf[]): number {
  const entries = leaves.flatMap(({ path }) => /^(?!pictures\.)\w+\.\d+/.exec(path)?.[0] ?? []);
  return new Set(entries).size;
}

const picturesIn = (leaves: readonly Leaf[]) => leaves.filter(({ kind }) => kind === "picture").length;
