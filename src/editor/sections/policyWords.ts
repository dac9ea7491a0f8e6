import type { PolicyMark } from "#guidebooks/policy/contract.ts";
import type { StayPlatform } from "#core/platforms.ts";
import type { SectionType } from "#sections/catalog.ts";
import { hideFrom, htmlForReaderOf } from "#sections/richtext/notForPassages.ts";
import { plainText } from "#sections/richtext/reading.ts";
import { leavesOf, mapLeaves } from "#sections/section.ts";

/** What a mark says, after "Airbnb may read this as". No text is called allowed. */
export const kindWords: Record<PolicyMark["kind"], string> = {
  "booking-elsewhere": "booking somewhere else",
  "paying-elsewhere": "paying somewhere else",
  "contact-to-move-the-booking": "contact that moves a booking elsewhere",
  "reviews-for-reward": "a reward for a review",
};

/** Returns whether a guest of Airbnb still reads a text in content, saved or not. */
export function isShownToAirbnb(type: SectionType, content: unknown, text: string): boolean {
  return leavesOf({ type, content }).some(({ kind, value }) =>
    kind === "html" ? plainText(htmlForReaderOf(value, "airbnb", null)).includes(text) : value.includes(text),
  );
}

/** Returns content with a text hidden from guests of platforms; null where it is in no rich text. */
export function contentHidden(
  type: SectionType,
  content: Parameters<typeof mapLeaves>[1],
  text: string,
  platforms: readonly StayPlatform[],
) {
  let isHidden = false;
  const hidden = mapLeaves(type, content, ({ kind, value }) => {
    const change = kind === "html" && !isHidden ? hideFrom(value, text, platforms) : null;
    isHidden ||= change !== null;
    return change ?? value;
  });
  return isHidden ? hidden : null;
}
