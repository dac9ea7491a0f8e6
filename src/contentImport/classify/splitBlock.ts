import { fieldOfLabel } from "#contentImport/classify/fieldLabels.ts";
import type { SectionType } from "#sections/catalog.ts";

/** A label has no more words than this. */
const MAX_LABEL_WORDS = 7;
/** Ends no sentence: "approx. 5 min", "St. Kilda", "z. B." */
const ABBREVIATED =
  /(?:^|[\s(])(?:e\.g|i\.e|approx|ca|incl|excl|min|max|mins|hrs|tel|ph|mob|ext|no|nr|st|mt|mr|mrs|ms|dr|prof|rd|ave|str|hwy|vs|z|z\.\s?b|d\.\s?h|bzw|inkl|ggf|p\.\s?ex|av|bd|apt|lvl|ul|inh)\.$/i;

/** Returns the sentences of a block, word for word; "Network: Lake Password: kea" are two. */
export function splitBlock(text: string, section: SectionType | null): string[] {
  return splitAtLabels(text, section).flatMap(splitSentences);
}

function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(/(?<=[.!?…]["”’»)]?)\s+(?=\S)/u)) {
    const last = sentences.at(-1);
    if (
      last !== undefined &&
      (ABBREVIATED.test(last) ||
        (/^\p{Ll}/u.test(part) && last.endsWith(".") && /\b\p{L}{1,3}\.$/u.test(last)))
    )
      sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
}

function splitAtLabels(text: string, section: SectionType | null): string[] {
  const cuts: number[] = [];
  for (const colon of text.matchAll(/\s*[:=](?!\/\/)\s*/g)) {
    const from = cuts.at(-1) ?? 0;
    const start = labelBefore(text.slice(from, colon.index), section);
    if (start !== null && start > 0) cuts.push(from + start);
  }
  return [0, ...cuts]
    .map((from, at) =>
      text
        .slice(from, cuts[at])
        .replace(/^[\s,;|/•·–-]+|[\s,;|/•·–(-]+$/g, "")
        .replace(/^([^(]*)\)$/, "$1"),
    )
    .filter((part) => part !== "");
}

/** Returns where a label begins that ends a text; null where none does. */
function labelBefore(text: string, section: SectionType | null): number | null {
  const starts = [...text.matchAll(/(?<=^|[\s,;|/•(])[\p{L}’'-]/gu)].map(({ index }) => index);
  for (const start of starts.slice(-MAX_LABEL_WORDS)) {
    const named = fieldOfLabel(text.slice(start), section);
    if (!named) continue;
    const before = fieldOfLabel(text.slice(0, start).replace(/[^\p{L}\p{N}]+$/u, ""), section);
    // "Check-in / check-out: 3 pm / 10 am" has one label of two.
    return before && before.field !== named.field ? null : start;
  }
  return null;
}

interface Labelled {
  label: string;
  value: string;
}

const WITH_COLON = /^([^:=]{1,60}?)\s*[:=]\s*(\S.*)$/s;
const WITH_DASH = /^([^–—]{1,60}?)\s*[–—]\s*(\S.*)$|^(.{1,60}?)(?:\s+-\s*|-\s+)(\S.*)$/s;

/** "address 9 Beach Rd" */
const POSTAL_LINE = /^((?:our )?address|adresse|dirección|indirizzo|morada)\s+(\d.*)$/i;

/** Returns a line's label and what stands after it: "Password: kea", "Check-in – 3 pm". */
export function labelOf(text: string): Labelled | null {
  const found = WITH_COLON.exec(text) ?? WITH_DASH.exec(text) ?? POSTAL_LINE.exec(text);
  const [, label = found?.[3] ?? "", value = found?.[4] ?? ""] = found ?? [];
  if (label === "" || /\d$/.test(label)) return null;
  return { label: label.trim(), value: value.trim() };
}
