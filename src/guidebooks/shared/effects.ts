import type { SharedProperty } from "#guidebooks/shared/contract.ts";
import { isSectionType, type SectionContent } from "#sections/catalog.ts";
import type { Leaf } from "#sections/field.ts";
import { maskContent } from "#sections/mask.ts";

type PropertyAccess = Pick<SharedProperty, "isArchived" | "access" | "wifiForEveryone">;

/** Returns what guests of a property see of a section with this content (Shared content 1). */
export function effectIn(property: PropertyAccess, type: string, content: unknown): string {
  if (property.isArchived) return "Archived: guests cannot open it";
  if (property.access === "everyone" || !isSectionType(type)) return "Guests see all of it";
  const isHidden = ({ opens }: Leaf) => opens !== "network" || !property.wifiForEveryone;
  const { masked } = maskContent(type, content as SectionContent, isHidden); // its form holds it
  return masked.length === 0 ? "Guests see all of it" : "Guests see its secrets only during their stay";
}

/** Returns "1 home", "8 homes". */
export const formatProperties = (count: number): string => `${count} ${count === 1 ? "home" : "homes"}`;
