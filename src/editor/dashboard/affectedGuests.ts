import { formatShortDate } from "#core/format.ts";
import type { Stay } from "#stays/contract.ts";
import { formatGuest } from "#stays/guestWords.ts";
import { isEnded } from "#stays/screens/stayMarks.ts";

/** How many guests a question names; the others are counted. */
const NAMED_MAX = 3;

/** Returns the stays whose links still open on `today` (YYYY-MM-DD at the property), the earliest arrival first. */
export function liveStays(stays: readonly Stay[], today: string): Stay[] {
  return stays
    .filter((stay) => !isEnded(stay) && stay.departure >= today)
    .toSorted((one, other) => one.arrival.localeCompare(other.arrival));
}

/** Returns a line for each guest whose link ends with the guidebook: the first three by name, the others as a number. */
export function formatAffectedGuests(live: readonly Stay[], today: string): string[] {
  const named = live.slice(0, NAMED_MAX).map((stay) => `${formatGuest(stay)}, ${formatWhen(stay, today)}`);
  const others = live.length - named.length;
  if (others === 0) return named;
  return [...named, others === 1 ? "1 other guest" : `${others} other guests`];
}

function formatWhen({ arrival, departure }: Stay, today: string): string {
  if (departure === today) return "leaves today";
  if (arrival < today) return `there until ${formatShortDate(departure)}`;
  return arrival === today ? "arrives today" : `arrives ${formatShortDate(arrival)}`;
}
