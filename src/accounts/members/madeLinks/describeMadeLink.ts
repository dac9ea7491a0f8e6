import type { MadeLink } from "#accounts/members/madeLinks/contract.ts";
import { formatList, formatShortDates } from "#core/format.ts";

/** Describes a link: "Lake House: stay of Mia, Fri 12 to Sun 14 Dec". */
export function describeMadeLink(link: MadeLink): string {
  const { label } = link;
  const where = formatList(link.guidebooks.map(({ name }) => name));
  if (link.kind === "stay")
    return `${where}: stay of ${label ?? "a guest"}, ${formatShortDates(link.arrival, link.departure, " to ")}`;
  const what = link.kind === "share link" ? "share link" : "link for a cleaner";
  return `${where}: ${what}${label === null ? "" : ` “${label}”`}`;
}
