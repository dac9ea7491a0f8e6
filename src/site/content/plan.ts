import { PLAN } from "#billing/plan.ts";

/** What the card of the one plan lists (Plan 1). */
export const plan = {
  includes: [
    `Up to ${PLAN.properties} properties, each with its own guidebook`,
    "All 16 guidebook sections",
    "Drafts generated with AI from the property’s address",
    "Door codes shown only around a stay, when you switch that on",
    "Calendars of Airbnb, Booking.com and Vrbo, read for you",
    "13 languages for your guests",
    "Share by link and QR code",
    "An A4 print sheet for every guidebook",
    "Pictures, and how-to guides with video",
  ],
  notes: ["30-day money-back guarantee", "Cancel anytime", "Secure payment"],
} as const;

/** The price in one line, under the first buttons. */
export const priceLine = `${PLAN.price} AUD a year · up to ${PLAN.properties} properties · 30 days money back`;

export const heroPromises = [
  "No app for guests",
  "13 languages",
  "Door codes that end with the stay, when you switch that on",
] as const;
