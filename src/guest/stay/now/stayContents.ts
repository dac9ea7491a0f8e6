import { envelopeOf } from "#guest/guidebook.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import type { GuestStay } from "#stays/guestStay.ts";
import type { SectionType } from "#sections/catalog.ts";
import { directionsTo } from "#sections/property/postalAddress.ts";
import { contactsIn, contactToRing, numberOf } from "#sections/contacts/reach.ts";
import { isEmptySection, type GuestSection } from "#sections/section.ts";

export interface StayProps {
  guidebook: GuestGuidebook;
  stay: GuestStay;
}

type SectionOf<Type extends SectionType> = Extract<GuestSection, { type: Type }>;

export function sectionOf<Type extends SectionType>(
  { sections }: Pick<GuestGuidebook, "sections">,
  type: Type,
): SectionOf<Type> | undefined {
  return sections.find((section): section is SectionOf<Type> => section.type === type);
}

export const hasContent = (guidebook: GuestGuidebook, type: SectionType) => {
  const section = sectionOf(guidebook, type);
  return section !== undefined && !isEmptySection(section);
};

/** Returns the door code of a stay, or undefined where there is none or it does not show now. */
export const doorCodeOf = (guidebook: GuestGuidebook) =>
  sectionOf(guidebook, "checkin")?.content.doorCode || undefined;

export type MissingSecret = "door" | "wifi" | "others";

/** Returns the first missing secret of a stay, in the order in which guests need them; null where none is missing. */
export function missingSecretOf(guidebook: GuestGuidebook): MissingSecret | null {
  const masked = guidebook.sections.flatMap(({ type, masked: paths = [] }) =>
    paths.map(({ path }) => `${type}.${path}`),
  );
  if (masked.includes("checkin.doorCode")) return "door";
  if (masked.includes("wifi.password")) return "wifi";
  return masked.length > 0 ? "others" : null;
}

/** Returns the address of the property and the route to it, or null. */
export function placeOf(guidebook: GuestGuidebook): { lines: string[]; directions: string } | null {
  const lines = envelopeOf(guidebook);
  return lines.length === 0 ? null : { lines, directions: directionsTo(lines.join(", ")) };
}

/** Returns whether the guests may ask for a late check-out on their page. */
export const offersLate = ({ extras }: Pick<GuestGuidebook, "extras">) =>
  extras?.offers.some(({ kind }) => kind === "late") === true;

/** Returns the contact whom a guest may ring at any hour, with the number; null where there is none. */
export function contactToCall({ sections }: Pick<GuestGuidebook, "sections">) {
  const contact = contactToRing(contactsIn(sections));
  const number = contact?.call ? numberOf(contact) : "";
  return contact && number ? { ...contact, number } : null;
}

export const hasContact = ({ sections }: Pick<GuestGuidebook, "sections">) => contactsIn(sections).length > 0;

const aboutTheDoor =
  /\b(?:keys?|lock|locked|door|gate|lockbox|key safe|arriv\w*|check.?in|parking|garage)\b/i;

export function guidesToTheDoor(guidebook: GuestGuidebook): string[] {
  const howto = sectionOf(guidebook, "howto");
  const original = howto?.translation?.original.content ?? howto?.content;
  const titles = howto?.content.items.map(({ title }) => title) ?? [];
  return titles.filter((_, position) => aboutTheDoor.test(original?.items[position]?.title ?? ""));
}
