import type { Stay } from "#stays/contract.ts";
import { platformNames, type BookedWith } from "#core/platforms.ts";

/** Returns the guest without a name: "Booking.com guest", "Guest". */
export const formatPlatformGuest = (platform: BookedWith | null) =>
  platform === null || platform === "direct" ? "Guest" : `${platformNames[platform]} guest`;

/** A name of more than one person: "Ben and Isla", "Ben & Isla". */
const SEVERAL = /\s(?:and|und|et|y)\s|[&+]/i;

/** Returns a guest's verb, given as it is for one person: "arrive" for "Ben and Isla". */
export const verbFor = (guest: string, verb: string) => (SEVERAL.test(guest) ? verb.replace(/s$/, "") : verb);

/** Returns the guest's name, else what is known instead. */
export function formatGuest({
  guestName,
  phoneDigits,
  platform,
}: Pick<Stay, "guestName" | "phoneDigits" | "platform">): string {
  if (guestName) return guestName;
  return phoneDigits ? `${formatPlatformGuest(platform)} …${phoneDigits}` : formatPlatformGuest(platform);
}
