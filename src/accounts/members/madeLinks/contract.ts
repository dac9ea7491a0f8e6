import { z } from "zod";
import { formatList, formatShortDates } from "#core/format.ts";

/** More than an account has; the maximum of one call. */
const ENDED_MAX = 5000;

const about = {
  /** The id of the stay or calendar, or the link's token. */
  id: z.string(),
  guidebooks: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The name of the link or calendar, or of the guest. */
  label: z.string().nullable(),
};

/** A link with codes that a member made: a stay's, one to share, a cleaner's; or a calendar. */
export const madeLink = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("stay"), ...about, arrival: z.string(), departure: z.string() }),
  z.object({ kind: z.literal("share link"), ...about }),
  z.object({ kind: z.literal("cleaner's link"), ...about }),
  z.object({ kind: z.literal("calendar"), ...about, /** The host name of its URL. */ host: z.string() }),
]);
export type MadeLink = z.output<typeof madeLink>;

export const endedLinks = z.array(z.string().max(64)).max(ENDED_MAX);

/** Describes a link: "Lake House: stay of Mia, Fri 12 to Sun 14 Dec". */
export function describeMadeLink(link: MadeLink): string {
  const { label } = link;
  const where = formatList(link.guidebooks.map(({ name }) => name));
  if (link.kind === "stay")
    return `${where}: stay of ${label ?? "a guest"}, ${formatShortDates(link.arrival, link.departure, " to ")}`;
  const named = label === null ? "" : ` “${label}”`;
  if (link.kind === "calendar") return `${where}: calendar${named} of ${link.host}, with its stays`;
  return `${where}: ${link.kind === "share link" ? "share link" : "link for a cleaner"}${named}`;
}
