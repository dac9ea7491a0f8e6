import { quickLabelOf } from "#sections/guestNames.ts";
import { formats, texts } from "#core/i18n/pageLanguage.ts";
import { Navigation, type LucideIcon } from "lucide-react";
import { envelopeOf, type GuestGuidebook } from "#guest/guidebook.ts";
import { rowOf } from "#sections/catalog.ts";
import { isBlankLeaf, type MaskedLeaf } from "#sections/field.ts";
import { directionsTo } from "#sections/property/postalAddress.ts";
import { leavesOf, type GuestSection } from "#sections/section.ts";

export interface QuickLink {
  icon: LucideIcon;
  label: string;
  /** Said before the label to those who hear it, where it is too short alone. */
  spokenFirst?: string;
  href: string;
  /** Leaves the guidebook for the guest's map. */
  external?: boolean;
}

interface PlacedLink {
  place: number;
  link: QuickLink;
}

/** Returns the few things that guests come for, each one tap away; only those that have content (Guest page 5). */
export function quickLinks(guidebook: GuestGuidebook): QuickLink[] {
  const placed = [...guidebook.sections.flatMap(linkTo), ...directionsOf(guidebook)];
  return placed.toSorted((one, other) => one.place - other.place).map(({ link }) => link);
}

function directionsOf(guidebook: GuestGuidebook): PlacedLink[] {
  const postalAddress = envelopeOf(guidebook).join(", ");
  if (!postalAddress) return [];
  const href = directionsTo(postalAddress);
  return [{ place: 3, link: { icon: Navigation, label: texts().page.directions, href, external: true } }];
}

function linkTo(section: GuestSection): PlacedLink[] {
  const { quickLink, icon } = rowOf(section.type);
  if (!quickLink) return [];
  const { place, fields, label: name, spokenFirst, ...look } = quickLink;
  const label = quickLabelOf(name);
  const isOfField = ({ path }: MaskedLeaf) =>
    fields.some((field) => path === field || path.startsWith(`${field}.`));
  const found = leavesOf(section).find((leaf) => isOfField(leaf) && !isBlankLeaf(leaf));
  if (!found && !section.masked?.some(isOfField)) return [];
  const text = found?.kind === "time" ? `${label} ${formats().time(found.value)}` : label;
  return [
    {
      place,
      link: {
        icon,
        ...look,
        ...(spokenFirst && { spokenFirst: quickLabelOf(spokenFirst) }),
        label: text,
        href: `#${section.type}`,
      },
    },
  ];
}
