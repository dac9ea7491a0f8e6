import type { GuestGuidebook } from "#guest/guidebook.ts";
import { catalog, tileTypes, type SectionType } from "#sections/catalog.ts";
import { emptyContent, isEmptySection, type GuestSection } from "#sections/section.ts";
import { sayTime } from "#sections/time.ts";

export interface Tile {
  section: GuestSection;
  label: string;
  /** A few words of what waits inside; null where the label says enough. */
  hint: string | null;
  empty: boolean;
}

/** The 16 tiles in the registry's order, those without content after the others (Guest page 6). */
export function tilesOf(guidebook: GuestGuidebook): Tile[] {
  const tiles = tileTypes.map((type): Tile => {
    const section = guidebook.sections.find((one) => one.type === type) ?? blank(type);
    const empty = isEmptySection(section);
    return {
      section,
      label: catalog[type].tile ?? section.title,
      hint: empty ? null : hintOf(section),
      empty,
    };
  });
  return tiles.toSorted((one, other) => Number(one.empty) - Number(other.empty));
}

/** A section that the guidebook lacks opens to "not available yet", as one that is empty does. */
function blank(type: SectionType): GuestSection {
  const section = { type, title: catalog[type].title, content: emptyContent(type) };
  return section as GuestSection; // the type's own empty content
}

function hintOf(section: GuestSection): string | null {
  switch (section.type) {
    case "wifi":
      return section.content.networkName || null;
    case "checkin":
      return section.content.checkInTime ? `From ${sayTime(section.content.checkInTime)}` : null;
    case "departure":
      return section.content.checkOutTime ? `By ${sayTime(section.content.checkOutTime)}` : null;
    case "rules":
      return count(section.content.rules.length, "rule");
    case "howto":
      return count(section.content.items.length, "guide");
    case "activities":
      return count(section.content.items.length, "idea");
    case "places":
    case "shopping":
    case "dining":
    case "services":
      return count(section.content.items.length, "place");
    case "recommendations":
      return count(section.content.restaurants.length + section.content.activities.length, "tip");
    default:
      return null;
  }
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`;
