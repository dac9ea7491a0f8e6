import type { HostSection } from "#guidebooks/contract.ts";
import type { Target } from "#contentImport/contract.ts";
import { targetFieldsOf } from "#contentImport/apply/targetFields.ts";
import { catalog, isSectionType, standardTypes, type SectionType } from "#sections/catalog.ts";
import type { SectionIcon } from "#sections/icons.ts";
import { anchorOf, emptyContent } from "#sections/section.ts";

/** A section that sentences can go to. */
export interface TargetSection {
  anchor: string;
  type: SectionType;
  title: string;
  icon: SectionIcon | null;
  content: unknown;
  /** Absent where the guidebook is still to be made. */
  stored?: { id: string; version: number };
  /** In how many homes it changes, where it is shared. */
  properties?: number;
}

/** Returns the sections of a guidebook that sentences can go to, in its order; without any, those of a new one. */
export function targetSectionsOf(sections: readonly HostSection[] | null): TargetSection[] {
  if (!sections)
    return standardTypes.map((type) => ({
      anchor: type,
      type,
      title: catalog[type].title,
      icon: null,
      content: emptyContent(type),
    }));
  return sections.flatMap((section) => {
    if (!isSectionType(section.type) || section.unreadable || targetFieldsOf(section.type).length === 0)
      return [];
    const { id, version, type, content, tile, title, icon = null, shared } = section;
    const stored = { id, version };
    const properties = shared && { properties: shared.properties };
    return [{ anchor: anchorOf(section), type, title: tile ?? title, icon, content, stored, ...properties }];
  });
}

/** Returns what a field is called: "Kitchen", "Check In: Parking". */
export function nameOfTarget(sections: readonly TargetSection[], target: Target): string {
  const section = sections.find(({ anchor }) => anchor === target.section);
  if (!section) return "";
  const label = targetFieldsOf(section.type).find(({ field }) => field === target.field)?.label;
  return label ? `${section.title}: ${label}` : section.title;
}
