import type { HostSection } from "#guidebooks/contract.ts";
import type { PlacedSection } from "#guidebooks/layout/contract.ts";
import { isSectionType, rowOf } from "#sections/catalog.ts";
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
}

export const arrangedSectionsOf = (sections: readonly HostSection[]): ArrangedSection[] =>
  sections.map(({ id, type, hidden = false, tile = "", icon = null, own }) => ({
    id,
    type,
    hidden,
    title: tile,
    icon,
    isOwn: own !== undefined,
  }));

/** Returns what a guest's tile says. */
export function nameOf({ type, title }: Pick<ArrangedSection, "type" | "title">): string {
  if (title.trim() !== "") return title.trim();
  return isSectionType(type) ? (rowOf(type).tile ?? rowOf(type).title) : "Unknown";
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
