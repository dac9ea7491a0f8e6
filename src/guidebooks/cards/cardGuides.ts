import { guideAnchor } from "#sections/howto/content.ts";
import { anchorOf, type GuestSection } from "#sections/section.ts";

interface CardGuide {
  /** The anchor of its section on the guest page. */
  anchor: string;
  title: string;
}

/** Returns the guides of all sections, in their order; of two with one title the first. */
export function guidesIn(sections: readonly GuestSection[]): CardGuide[] {
  return sections.flatMap((section) =>
    [...new Set(titlesOf(section))].map((title) => ({ anchor: anchorOf(section), title })),
  );
}

/** Returns the page fragment of a target: the guide's, else its section's; none if hidden. */
export function fragmentOf(
  sections: readonly GuestSection[],
  { anchor, guide }: { anchor: string; guide: string },
): string {
  const section = sections.find((one) => anchorOf(one) === anchor);
  if (!section) return "";
  const at = guide === "" ? -1 : titlesOf(section).indexOf(guide);
  return at === -1 ? `#${anchor}` : `#${guideAnchor(anchor, at)}`;
}

const titlesOf = ({ type, content }: GuestSection): string[] =>
  type === "howto" ? content.items.map(({ title }) => title) : [];
