import type { HostSection } from "#guidebooks/contract.ts";
import type { PlacedSection } from "#guidebooks/layout/contract.ts";
import { isSectionType, rowOf } from "#sections/catalog.ts";
import { isEmptySection } from "#sections/section.ts";
import type { SectionIcon } from "#sections/icons.ts";

/** A section as the host arranges it. */
export interface ArrangedSection {
  id: string;
  type: string;
  hidden: boolean;
  /** The host's own name of the tile; empty for that of its type. */
  title: string;
  icon: SectionIcon | null;
  /** True for one that the host added. */
  isOwn: boolean;
  /** True for one without content, which guests do not see. */
  isEmpty: boolean;
}

export const arrangedSectionsOf = (sections: readonly HostSection[]): ArrangedSection[] =>
  sections.map((section) => ({
    id: section.id,
    type: section.type,
    hidden: section.hidden ?? false,
    title: section.tile ?? "",
    icon: section.icon ?? null,
    isOwn: section.own !== undefined,
    isEmpty: isEmptySection(section),
  }));

/** Returns the name of a section as its host sees it everywhere. */
export function nameOf({ type, title }: Pick<ArrangedSection, "type" | "title">): string {
  if (title.trim() !== "") return title.trim();
  return isSectionType(type) ? rowOf(type).title : "Unknown";
}

/** Returns the places with the one at an index elsewhere. */
export function moveSection(places: readonly ArrangedSection[], from: number, to: number): ArrangedSection[] {
  const moved = places[from];
  if (!moved || to < 0 || to >= places.length) return [...places];
  return places.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Returns what is sent. */
export const toLayout = (places: readonly ArrangedSection[]): PlacedSection[] =>
  places.map(({ id, hidden, title, icon }) => ({ id, hidden, title: title.trim() || null, icon }));
