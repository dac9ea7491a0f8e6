import type { StayPlatform } from "#core/platforms.ts";

export const policyKinds = [
  "booking-elsewhere",
  "paying-elsewhere",
  "contact-to-move-the-booking",
  "reviews-for-reward",
] as const;
export type PolicyKind = (typeof policyKinds)[number];

/** A page of a platform that speaks of a kind of passage. */
interface PolicySource {
  url: string;
  /** Since when the text is in force, or else when we last read it (YYYY-MM-DD). */
  asOf: string;
}

/** Airbnb's Off-Platform and Fee Transparency Policy, in force since that day. */
const airbnbOffPlatform = { url: "https://www.airbnb.com/help/article/2799", asOf: "2025-05-10" };
const vrboOfflineBooking = {
  url: "https://help.vrbo.com/articles/About-offline-booking",
  asOf: "2026-11-27",
};
const bookingTerms = {
  url: "https://admin.booking.com/hotelreg/terms-and-conditions.html",
  asOf: "2026-11-27",
};

export const policySources: Record<StayPlatform, Record<PolicyKind, PolicySource>> = {
  airbnb: {
    "booking-elsewhere": airbnbOffPlatform,
    "paying-elsewhere": airbnbOffPlatform,
    "contact-to-move-the-booking": airbnbOffPlatform,
    "reviews-for-reward": { url: "https://www.airbnb.com/help/article/2673", asOf: "2026-11-27" },
  },
  booking: {
    "booking-elsewhere": bookingTerms,
    "paying-elsewhere": bookingTerms,
    "contact-to-move-the-booking": bookingTerms,
    "reviews-for-reward": {
      url: "https://www.booking.com/content-moderation-policy/overview-page.html",
      asOf: "2026-11-27",
    },
  },
  vrbo: {
    "booking-elsewhere": vrboOfflineBooking,
    "paying-elsewhere": vrboOfflineBooking,
    "contact-to-move-the-booking": vrboOfflineBooking,
    "reviews-for-reward": {
      url: "https://help.vrbo.com/articles/What-is-your-extortion-policy",
      asOf: "2026-11-27",
    },
  },
};
