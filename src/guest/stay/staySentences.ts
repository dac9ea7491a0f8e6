import type { GuestGuidebook } from "#guest/guidebook.ts";
import { propertyOf } from "#guest/guidebook.ts";
import { sayDayOfWeek } from "#platform/say.ts";
import type { GuestStay } from "#stays/guestStay.ts";

/** Returns where the clock is that a time is read from: "Wānaka time". */
export function sayZone(guidebook: Pick<GuestGuidebook, "sections">, { timeZone }: GuestStay): string {
  const place =
    propertyOf(guidebook)?.city || timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
  return `${place} time`;
}

/** Returns what stands in a stay's page where its secrets do not show: not yet, or no more. */
export function sayWhenSecretsShow(guidebook: Pick<GuestGuidebook, "sections">, stay: GuestStay): string {
  const { shownFrom, shownUntil } = stay.timeline;
  if (stay.phase === "after" || !Number.isFinite(shownFrom) || shownFrom > shownUntil) return ended;
  const day = sayDayOfWeek(shownFrom, stay.timeZone);
  return `Your door code appears here from ${day}, ${sayZone(guidebook, stay)}. Open this page then while you have internet; after that it works without.`;
}

export const ended = "Thank you for staying. The codes are hidden now; the tips remain.";
