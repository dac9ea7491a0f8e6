import { splitNotes } from "#generation/notes/splitNotes.ts";
import { fieldOfLabel } from "#manuals/place/fieldLabels.ts";
import type { SectionType } from "#sections/catalog.ts";

/** A label has no more words than this. */
const MAX_LABEL_WORDS = 5;

/** Returns the sentences of a block, word for word; "Network: Lake Password: kea" are two. */
export function splitBlock(text: string, section: SectionType | null): string[] {
  return splitAtLabels(text, section).flatMap(splitNotes);
}

function splitAtLabels(text: string, section: SectionType | null): string[] {
  const cuts: number[] = [];
  for (const colon of text.matchAll(/\s*[:=]\s/g)) {
    const start = labelBefore(text.slice(cuts.at(-1) ?? 0, colon.index), section);
    if (start !== null && start > 0) cuts.push((cuts.at(-1) ?? 0) + start);
  }
  return [0, ...cuts]
    .map((from, at) => text.slice(from, cuts[at]).replace(/^[\s,;|/•·–-]+|[\s,;|/•·–-]+$/g, ""))
    .filter((part) => part !== "");
}

/** Returns where a label begins that ends a text; null where none does. */
function labelBefore(text: string, section: SectionType | null): number | null {
  const starts = [...text.matchAll(/(?<=^|[\s,;|/•(])[\p{L}’'-]/gu)].map(({ index }) => index);
  for (const start of starts.slice(-MAX_LABEL_WORDS))
    if (fieldOfLabel(text.slice(start), section)) return start;
  return null;
}

export interface Labelled {
  label: string;
  value: string;
}

const WITH_COLON = /^([^:=]{1,60}?)\s*[:=]\s*(\S.*)$/s;
const WITH_DASH = /^([^–—]{1,60}?)\s+[–—-]+\s+(\S.*)$/s;

/** Returns a line's label and what stands after it: "Password: kea", "Check-in – 3 pm". */
export function labelOf(text: string): Labelled | null {
  const found = WITH_COLON.exec(text) ?? WITH_DASH.exec(text);
  if (!found || /\d$/.test(found[1] ?? "")) return null;
  return { label: (found[1] ?? "").trim(), value: (found[2] ?? "").trim() };
}
