import { toUnicodeForm } from "#core/unicodeForm.ts";
import type { ListedGuidebook } from "#guidebooks/contract.ts";

/** From this number of guidebooks on the dashboard has a search field. */
export const SEARCH_FROM = 6;

export const orders = [
  { value: "changed", label: "Last changed" },
  { value: "name", label: "Name" },
  { value: "arrival", label: "Next arrival" },
  { value: "missing", label: "Sections missing" },
] as const;
export type Order = (typeof orders)[number]["value"];

type Findable = Pick<
  ListedGuidebook,
  "id" | "name" | "postalAddress" | "updatedAt" | "readySections" | "totalSections"
>;

/** Days of next arrivals (YYYY-MM-DD) by guidebook. */
export type NextArrivals = ReadonlyMap<string, string>;

/** Returns the guidebooks in an order. */
export function orderGuidebooks<Found extends Findable>(
  guidebooks: readonly Found[],
  order: Order,
  nextArrivals: NextArrivals,
): Found[] {
  const missing = ({ readySections, totalSections }: Findable) => totalSections - readySections;
  const arrival = ({ id }: Findable) => nextArrivals.get(id) ?? "without";
  const compare: Record<Order, (one: Findable, other: Findable) => number> = {
    changed: (one, other) => other.updatedAt - one.updatedAt,
    name: (one, other) => one.name.localeCompare(other.name, "en", { numeric: true }),
    arrival: (one, other) => arrival(one).localeCompare(arrival(other)),
    missing: (one, other) => missing(other) - missing(one),
  };
  return guidebooks.toSorted(compare[order]);
}

/** Returns the guidebooks whose name or address has words that begin with `words`, in any case or accents. */
export function findGuidebooks<Found extends Findable>(guidebooks: readonly Found[], words: string): Found[] {
  const wanted = wordsIn(words);
  return guidebooks.filter(({ name, postalAddress }) => {
    const known = wordsIn(`${name} ${postalAddress ?? ""}`);
    return wanted.every((word) => known.some((one) => one.startsWith(word)));
  });
}

const wordsIn = (text: string): string[] =>
  toUnicodeForm(text, "NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
