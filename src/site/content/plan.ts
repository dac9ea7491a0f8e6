import { formatPrice, PLAN } from "#billing/plan.ts";
import type { Product } from "#core/product.ts";
import type { Can } from "#site/site.ts";

/** What the card of the one plan lists (Plan 1). */
export const planIncludes = ({ hasModel }: Can) => [
  `Up to ${PLAN.properties} properties, each with its own guidebook`,
  "All 16 guidebook sections, with pictures and video",
  hasModel
    ? "Drafts generated with AI from the property’s address"
    : "A first draft from the property’s address",
  "Door codes shown only around a stay, if you turn this on",
  "Calendars of Airbnb, Booking.com and Vrbo",
  "13 languages for your guests",
  "Link, QR code and A4 print sheet",
];

export const planNotes = ["30-day money-back guarantee", "Cancel anytime", "Secure payment"] as const;

/** The price in one line, under the first buttons. */
export const priceLine = ({ price }: Product) =>
  `${formatPrice(price).priceWithCode} a year · up to ${PLAN.properties} properties · 30 days money back`;

export const heroPromises = [
  "No app for guests",
  "13 languages",
  "Door codes that end with the stay, if you turn this on",
] as const;
