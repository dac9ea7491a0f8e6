import { postalAddressLines } from "#sections/property/postalAddress.ts";
import type { PropertyContent } from "#sections/property/content.ts";
import { isEmptySection } from "#sections/section.ts";

/**
 * Returns the postal address that guests see: the property section's, and the one the guidebook was generated from
 * only while that section is empty (Guidebooks 4). A host who removed the street from the section wants it hidden.
 */
export function postalAddressForGuests(
  property: PropertyContent | undefined,
  propertyAddress: string | null,
): string | null {
  const isEmpty = !property || isEmptySection({ type: "property", content: property });
  return isEmpty ? propertyAddress : postalAddressLines(property).join(", ") || null;
}
