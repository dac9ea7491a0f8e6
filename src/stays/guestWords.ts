import type { Stay } from "#stays/contract.ts";
import { platforms, type StayPlatform } from "#stays/platforms.ts";

/** Returns the guest without a name: "Booking.com guest", "Guest". */
export const formatPlatformGuest = (platform: StayPlatform | null) =>
  platform === null ? "Guest" : `${platforms[platform].name} guest`;

/** Returns the guest's name, else what is known instead. */
export function formatGuest({
  guestName,
  phoneDigits,
  platform,
}: Pick<Stay, "guestName" | "phoneDigits" | "platform">): string {
  if (guestName) return guestName;
  return phoneDigits ? `${formatPlatformGuest(platform)} …${phoneDigits}` : formatPlatformGuest(platform);
}
