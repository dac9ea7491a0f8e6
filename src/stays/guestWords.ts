import type { Stay, StayPlatform } from "#stays/contract.ts";

const platformNames: Record<StayPlatform, string> = {
  airbnb: "Airbnb",
  booking: "Booking.com",
  vrbo: "Vrbo",
};

/** Returns the guest without a name: "Booking.com guest", "Guest". */
export const formatPlatformGuest = (platform: StayPlatform | null) =>
  platform === null ? "Guest" : `${platformNames[platform]} guest`;

/** Returns the guest's name, else what is known instead. */
export function formatGuest({
  guestName,
  phoneDigits,
  platform,
}: Pick<Stay, "guestName" | "phoneDigits" | "platform">): string {
  if (guestName) return guestName;
  return phoneDigits ? `${formatPlatformGuest(platform)} …${phoneDigits}` : formatPlatformGuest(platform);
}
