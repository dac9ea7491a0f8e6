import { isEmptySection } from "#sections/section.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import type { FirstQuestion } from "#editor/generated/firstQuestions.ts";

/** Three names fit a phone's two lines. */
const MAX_NAMED = 3;

/** Returns the sections that hold something for guests and wait for no answer of the host. */
export function sectionsDone<Section extends Pick<HostSection, "type" | "content" | "hidden">>(
  sections: readonly Section[],
  open: readonly FirstQuestion[],
): Section[] {
  const waiting = open.filter(({ name }) => name !== "contact").map(({ section }) => section as string);
  return sections.filter(
    (section) => !section.hidden && !isEmptySection(section) && !waiting.includes(section.type),
  );
}

/** Returns what is done and what is left, a minute a question: "Done: 11. Needs you: Wi-Fi, door, bins (5 minutes)". */
export function formatHeadline(done: number, open: readonly FirstQuestion[]): string {
  if (open.length === 0) return `Done: ${done}. Read it once, then share it.`;
  const named = open.slice(0, MAX_NAMED).map(({ short }) => short);
  const minutes = open.length === 1 ? "1 minute" : `${open.length} minutes`;
  return `Done: ${done}. Needs you: ${named.join(", ")} (${minutes})`;
}
