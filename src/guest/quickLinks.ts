import { quickLabelOf } from "#sections/guestNames.ts";
import type { Locale } from "#core/i18n/locale.ts";
import { Navigation, type LucideIcon } from "lucide-react";
import { envelopeOf } from "#guest/guidebook.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { rowOf } from "#sections/catalog.ts";
import { isBlankLeaf, type MaskedLeaf } from "#sections/field.ts";
import { directionsTo } from "#sections/property/postalAddress.ts";
import { leavesOf, type GuestSection } from "#sections/section.ts";

interface QuickLink {
  icon: LucideIcon;
  label: string;
  /** Text before the label for screen readers, where the label is too short. */
  spokenFirst?: string;
  href: string;
  /** True where it opens the guest's map. */
  external?: boolean;
}

interface PlacedLink {
  place: number;
  link: QuickLink;
}

/** Returns the quick links with content, each one tap from the first screen (Guest page 5). */
export function quickLinks(locale: Locale, guidebook: GuestGuidebook): QuickLink[] {
  const links = guidebook.sections.flatMap((section) => linkTo(locale, section));
  const placed = [...links, ...directionsOf(locale, guidebook)];
  return placed.toSorted((one, other) => one.place - other.place).map(({ link }) => link);
}

function directionsOf({ texts }: Locale, guidebook: GuestGuidebook): PlacedLink[] {
  const postalAddress = envelopeOf(guidebook).join(", ");
  if (!postalAddress) return [];
  const href = directionsTo(postalAddress);
  return [{ place: 3, link: { icon: Navigation, label: texts.page.directions, href, external: true } }];
}

function linkTo({ texts, formats }: Locale, section: GuestSection): PlacedLink[] {
  const { quickLink, icon } = rowOf(section.type);
  if (!quickLink) return [];
  const { place, fields, label: name, spokenFirst, ...look } = quickLink;
  const label = quickLabelOf(texts, name);
  const isOfField = ({ path }: MaskedLeaf) =>
    fields.some((field) => path === field || path.startsWith(`${field}.`));
  const found = leavesOf(section).find((leaf) => isOfField(leaf) && !isBlankLeaf(leaf));
  if (!found && !section.masked?.some(isOfField)) return [];
  const text = found?.kind === "time" ? `${label} ${formats.time(found.value)}` : label;
  return [
    {
      place,
      link: {
        icon,
        ...look,
        ...(spokenFirst && { spokenFirst: quickLabelOf(texts, spokenFirst) }),
        label: text,
        href: `#${section.type}`,
      },
    },
  ];
}
