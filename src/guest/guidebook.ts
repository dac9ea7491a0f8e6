import { rowOf, type Service } from "#sections/catalog.ts";
import { countryCode } from "#sections/countries.ts";
import type { Leaf } from "#sections/field.ts";
import { postalAddressLines } from "#sections/property/postalAddress.ts";
import type { PropertyContent } from "#sections/property/content.ts";
import { isEmptySection, leavesOf, propertyIn, type Translation } from "#sections/section.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";

/** Returns the leaves of the sections with a service, which are also used outside their page. */
export function leavesFor(guidebook: Pick<GuestGuidebook, "sections">, service: Service): Leaf[] {
  return guidebook.sections.filter(({ type }) => rowOf(type).serves === service).flatMap(leavesOf);
}

export function welcomeOf(guidebook: Pick<GuestGuidebook, "sections">): string {
  return leavesFor(guidebook, "welcome").find(({ kind }) => kind === "html")?.value ?? "";
}

/** Returns whether sections have pictures outside their rich text, which the viewer shows one by one. */
export function hasPictures({ sections }: Pick<GuestGuidebook, "sections">): boolean {
  return sections.some((section) => leavesOf(section).some(({ kind }) => kind === "picture"));
}

/** Returns whether sections have how-to guides. */
export function hasGuides({ sections }: Pick<GuestGuidebook, "sections">): boolean {
  return sections.some((section) => section.type === "howto" && !isEmptySection(section));
}

const FORMATS = /\b(?:indent-[1-8]|text-(?:small|large|huge))\b/;

/** Returns whether rich texts of sections have sizes or indents. */
export function hasFormats({ sections }: Pick<GuestGuidebook, "sections">): boolean {
  return sections.some((section) =>
    leavesOf(section).some(({ kind, value }) => kind === "html" && FORMATS.test(value)),
  );
}

/** Returns who translated the first screen: the welcome, and on the page of a stay its card. */
export function firstScreenTranslation({ sections, stay }: GuestGuidebook): Translation | undefined {
  const shown = sections.filter(({ type }) => {
    return rowOf(type).serves === "welcome" || (stay && ["checkin", "departure"].includes(type));
  });
  const translations = shown.flatMap(({ translation }) => translation ?? []);
  return translations.find(({ by }) => Object.values(by).includes("machine")) ?? translations[0];
}

export function propertyOf(guidebook: Pick<GuestGuidebook, "sections">): PropertyContent | null {
  return propertyIn(guidebook.sections)?.content ?? null;
}

/** Returns the country of the property, else that of a server elsewhere than in Australia; null where neither is known. */
export const countryOf = (guidebook: Pick<GuestGuidebook, "sections" | "serverCountry">) =>
  countryCode(propertyOf(guidebook)?.country ?? "") ?? guidebook.serverCountry ?? null;

/** Returns the lines of the postal address, of the property section or else of generation. */
export function envelopeOf(guidebook: GuestGuidebook): string[] {
  const property = propertyOf(guidebook);
  const lines = property ? postalAddressLines(property) : [];
  return lines.length > 0 ? lines : guidebook.propertyAddress ? [guidebook.propertyAddress] : [];
}
