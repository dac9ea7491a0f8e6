import type { Leaf } from "#sections/field.ts";
import type { BookedWith } from "#core/platforms.ts";
import { htmlForReaderOf } from "#sections/richtext/notForPassages.ts";
import { maskContent } from "#sections/mask.ts";
import { withStayPictures } from "#sections/richtext/stayPictures.ts";
import { mapLeaves, type GuestSection } from "#sections/section.ts";
import type { Access } from "#stays/contract.ts";
import type { GuestStay } from "#stays/guestStay.ts";

export const seesSecrets = (access: Access, stay: GuestStay | null): boolean =>
  access.access === "everyone" || stay?.areSecretsShown === true;

/** Returns sections for a reader: secrets are masked only here, for everything sent (Stays 6). */
export function visibleSections(
  sections: readonly GuestSection[],
  access: Access,
  stay: GuestStay | null,
): GuestSection[] {
  if (seesSecrets(access, stay)) return [...sections];
  const isHidden = ({ opens }: Leaf) => opens !== "network" || !access.wifiForEveryone;
  const showsAt = stay?.phase === "before" && !stay.form?.isWaitedFor ? stay.timeline.shownFrom : undefined;
  return sections.map((section) => {
    const { content, masked } = maskContent(section.type, section.content, isHidden);
    if (masked.length === 0) return section;
    const paths = masked.map(({ path }) => ({ path, ...(showsAt !== undefined && { showsAt }) }));
    return { ...section, content, masked: paths } as GuestSection; // a masked field is absent
  });
}

/** The reader of a page, for passages that guests of some platforms do not see. */
export interface PassageReader {
  /** Where they booked; null where that is not known. */
  bookedWith: BookedWith | null;
  /** The path of pictures in such passages; null where it is that of all others. */
  pictures: string | null;
}

/** Returns sections without the passages that are not for a reader. */
export function sectionsForReader(
  sections: readonly GuestSection[],
  { bookedWith, pictures }: PassageReader,
): GuestSection[] {
  return sections.map((section) => {
    const content = mapLeaves(section.type, section.content, ({ kind, value }) =>
      kind === "html" ? htmlForReaderOf(value, bookedWith, pictures) : value,
    );
    return { ...section, content } as GuestSection; // mapped within its type's shape
  });
}

/** Returns the sections with the door code of one stay in place of the guidebook's, in check-in. */
export function withDoorCode(sections: readonly GuestSection[], doorCode: string | null): GuestSection[] {
  if (doorCode === null) return [...sections];
  return sections.map((section) =>
    section.type === "checkin" ? { ...section, content: { ...section.content, doorCode } } : section,
  );
}

/** Returns the sections with the times of one stay in place of the guidebook's, where it names them (Stays 16). */
export function withTimes(sections: readonly GuestSection[], stay: GuestStay | null): GuestSection[] {
  if (stay === null) return [...sections];
  const { checkInTime, checkOutTime } = stay;
  return sections.map((section) => {
    const { type, content } = section;
    if (type === "checkin" && content.checkInTime)
      return { ...section, content: { ...content, checkInTime } };
    if (type === "departure" && content.checkOutTime)
      return { ...section, content: { ...content, checkOutTime } };
    return section;
  });
}

/** Returns the sections with the pictures of secret passages under the path of one stay. */
export function withPicturesOfStay(sections: readonly GuestSection[], path: string): GuestSection[] {
  return sections.map((section) => {
    const under = ({ kind, value }: Leaf) => (kind === "html" ? withStayPictures(value, path) : value);
    const { type, translation } = section;
    const content = mapLeaves(type, section.content, under);
    if (!translation) return { ...section, content } as GuestSection; // mapped within its type's shape
    const original = {
      ...translation.original,
      content: mapLeaves(type, translation.original.content, under),
    };
    return { ...section, content, translation: { ...translation, original } } as GuestSection;
  });
}
