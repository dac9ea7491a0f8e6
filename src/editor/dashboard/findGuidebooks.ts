import { toUnicodeForm } from "#core/unicodeForm.ts";
import type { ListedGuidebook } from "#guidebooks/contract.ts";

/** From this number of guidebooks on the dashboard has a search field. */
export const SEARCH_FROM = 6;

export const orders = [
  { value: "changed", label: "Last changed" },
  { value: "name", label: "Name" },
  { value: "unfinished", label: "Least written" },
] as const;
export type Order = (typeof orders)[number]["value"];

type Findable = Pick<
  ListedGuidebook,
  "name" | "postalAddress" | "updatedAt" | "readySections" | "totalSections"
>;

const compare: Record<Order, (one: Findable, other: Findable) => number> = {
  changed: (one, other) => other.updatedAt - one.updatedAt,
  name: (one, other) => one.name.localeCompare(other.name, "en", { numeric: true }),
  unfinished: (one, other) => partWritten(one) - partWritten(other),
};

const partWritten = ({ readySections, totalSections }: Findable) =>
  readySections / Math.max(1, totalSections);

/** Returns the guidebooks whose name or address has words that begin with `words`, in any case or accents. */
export function findGuidebooks<Found extends Findable>(
  guidebooks: readonly Found[],
  { words, order }: { words: string; order: Order },
): Found[] {
  const wanted = wordsIn(words);
  const hasAllWords = ({ name, postalAddress }: Found) => {
    const known = wordsIn(`${name} ${postalAddress ?? ""}`);
    return wanted.every((word) => known.some((one) => one.startsWith(word)));
  };
  return guidebooks.filter(hasAllWords).toSorted(compare[order]);
}

const wordsIn = (text: string): string[] =>
  toUnicodeForm(text, "NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
