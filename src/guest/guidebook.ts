import type { GuestReading } from "#guidebooks/guests.server.ts";
import { countryCode } from "#sections/countries.ts";
import type { PictureSizes } from "#sections/pictures.ts";
import { postalAddressLines } from "#sections/property/postalAddress.ts";
import type { PropertyContent } from "#sections/property/content.ts";
import type { SectionContent, SectionType } from "#sections/catalog.ts";

/** A guidebook as the guest's pages draw it: what the database holds for guests, or the demo. */
export interface GuestGuidebook extends Omit<GuestReading, "pictures"> {
  pictures: PictureSizes;
}

/** Returns the content of a section, or null where the guidebook has none of that type. */
export function contentOf<Type extends SectionType>(
  guidebook: Pick<GuestGuidebook, "sections">,
  type: Type,
): SectionContent<Type> | null {
  const section = guidebook.sections.find((one) => one.type === type);
  return section ? (section.content as SectionContent<Type>) : null; // GuestSection ties content to type
}

export function propertyOf(guidebook: Pick<GuestGuidebook, "sections">): PropertyContent | null {
  return contentOf(guidebook, "property");
}

/**
 * Returns the lines of the address on an envelope, from the property section or else from what it was generated from.
 */
export function envelopeOf(guidebook: GuestGuidebook): string[] {
  const property = propertyOf(guidebook);
  const lines = property ? postalAddressLines(property) : [];
  return lines.length > 0 ? lines : guidebook.propertyAddress ? [guidebook.propertyAddress] : [];
}

/** Returns the words before the name (Guest page 5). */
export function greetingOf(guidebook: GuestGuidebook): string {
  return countryCode(propertyOf(guidebook)?.country ?? "") === "NZ" ? "Kia ora, welcome to" : "Welcome to";
}

/** Returns the page's language, with the country where English differs. */
export function languageOf(guidebook: GuestGuidebook): string {
  const code = countryCode(propertyOf(guidebook)?.country ?? "");
  return code && ["AU", "NZ", "GB", "IE", "US", "CA", "ZA"].includes(code) ? `en-${code}` : "en";
}
