import type { Stay, StayPlatform } from "#stays/contract.ts";

const platformNames: Record<StayPlatform, string> = {
  airbnb: "Airbnb",
  booking: "Booking.com",
  vrbo: "Vrbo",
};

/** Returns who stays without naming them: "Booking.com guest", "Guest". */
export const formatPlatformGuest = (platform: StayPlatform | null) =>
  platform === null ? "Guest" : `${platformNames[platform]} guest`;

/** Returns who stays: a name, or what is known instead of one. */
export function formatGuest({
  guestName,
  phoneDigits,
  platform,
}: Pick<Stay, "guestName" | "phoneDigits" | "platform">): string {
  if (guestName) return guestName;
  return phoneDigits ? `${formatPlatformGuest(platform)} …${phoneDigits}` : formatPlatformGuest(platform);
}
