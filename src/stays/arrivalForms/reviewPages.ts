import type { BookedWith, StayPlatform } from "#core/platforms.ts";

/**
 * The pages on which a platform's guests find their past stays and review them, the same for every guest: none names a
 * listing. Looked up in November 2026; Vrbo's help names "My Trips", Airbnb's "Trips".
 */
const pages: Record<StayPlatform, string> = {
  airbnb: "https://www.airbnb.com/trips",
  booking: "https://secure.booking.com/reviewtimeline.html",
  vrbo: "https://www.vrbo.com/trips",
};

/** Returns the platform whose reviews a guest is led to, with its page; null where none is known. */
export const reviewPageOf = (platform: BookedWith | null): { platform: StayPlatform; url: string } | null =>
  platform === null || platform === "direct" ? null : { platform, url: pages[platform] };
