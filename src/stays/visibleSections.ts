import type { Leaf } from "#sections/field.ts";
import { maskContent } from "#sections/mask.ts";
import { withStayPictures } from "#sections/richtext/stayPictures.ts";
import { mapLeaves, type GuestSection } from "#sections/section.ts";
import type { Access } from "#stays/contract.ts";
import type { GuestStay } from "#stays/guestStay.ts";

/** Returns whether whoever came reads a guidebook with the secrets of those who stay. */
export const seesSecrets = (access: Access, stay: GuestStay | null): boolean =>
  access.access === "everyone" || stay?.areSecretsShown === true;

/**
 * Returns the sections as whoever came may read them: with everything, or without the secrets of those who stay (Stays
 * 6). The one place where secrets are masked, for every page, sheet, call and saved copy.
 */
export function visibleSections(
  sections: readonly GuestSection[],
  access: Access,
  stay: GuestStay | null,
): GuestSection[] {
  if (seesSecrets(access, stay)) return [...sections];
  const isHidden = ({ opens }: Leaf) => opens !== "network" || !access.wifiForEveryone;
  const showsAt = stay?.phase === "before" ? stay.timeline.shownFrom : undefined;
  return sections.map((section) => {
    const { content, masked } = maskContent(section.type, section.content, isHidden);
    if (masked.length === 0) return section;
    const paths = masked.map(({ path }) => ({ path, ...(showsAt !== undefined && { showsAt }) }));
    return { ...section, content, masked: paths } as GuestSection; // a masked field is absent
  });
}

/** Returns the sections with the door code of one stay in place of the guidebook's. Check-in is where a door code stands. */
export function withDoorCode(sections: readonly GuestSection[], doorCode: string | null): GuestSection[] {
  if (doorCode === null) return [...sections];
  return sections.map((section) =>
    section.type === "checkin" ? { ...section, content: { ...section.content, doorCode } } : section,
  );
}

/** Returns the sections with the pictures of secret passages under the path of one stay. */
export function withOwnPictures(sections: readonly GuestSection[], path: string): GuestSection[] {
  return sections.map((section) => {
    const under = ({ kind, value }: Leaf) => (kind === "html" ? withStayPictures(value, path) : value);
    const { type, translation } = section;
    const content = mapLeaves(type, section.content, under);
    if (!translation) return { ...section, content } as GuestSection; // mapped by its own type's shape
    const original = {
      ...translation.original,
      content: mapLeaves(type, translation.original.content, under),
    };
    return { ...section, content, translation: { ...translation, original } } as GuestSection;
  });
}
