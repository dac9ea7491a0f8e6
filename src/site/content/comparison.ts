import { PLAN } from "#billing/plan.ts";
import { PRODUCT } from "#core/product.ts";

interface ComparedWay {
  aspect: string;
  traditional: string;
  product: string;
  others: string;
}

export const comparisonColumns = {
  traditional: "Folder and messages",
  product: PRODUCT.name,
  others: "Other tools",
} as const;

/** No competitor is named; where other tools differ, the text states so. */
export const comparison = [
  {
    aspect: "When something changes",
    traditional: "Reprint the page and retype the message",
    product: "Edit it once. Every link and QR code shows it",
    others: "Edit it once",
  },
  {
    aspect: "What guests need",
    traditional: "To be in the house, or to scroll back",
    product: "A browser. No app, no account",
    others: "A browser, sometimes an app or a sign-up",
  },
  {
    aspect: "The start",
    traditional: "An empty page",
    product: "A draft from the address, or an empty page",
    others: "An empty page, a template or a draft",
  },
  {
    aspect: "Joining the Wi-Fi",
    traditional: "Type it from a card",
    product: "One tap to copy, or a code to scan",
    others: "Usually a password to type or copy",
  },
  {
    aspect: "Where there’s no reception",
    traditional: "The folder still works, the messages may not",
    product: "Once opened, it stays on the phone",
    others: "Some keep a copy, some need a signal",
  },
  {
    aspect: "When a phone is flat",
    traditional: "The folder still works",
    product: "An A4 sheet from the same content",
    others: "Some can print",
  },
  {
    aspect: "Taking access back",
    traditional: "Not once it is sent",
    product: "Any link at a press. Door codes by themselves after the stay, if you switch that on",
    others: "Some links expire, some never do",
  },
  {
    aspect: "Price",
    traditional: "Paper, ink and your evenings",
    product: `${PLAN.price} AUD a year for up to ${PLAN.properties} properties`,
    others: "Often by the property and the month",
  },
] as const satisfies readonly ComparedWay[];

export const comparisonCaveat = `${PRODUCT.name} is a guidebook and nothing else. If you want bookings, automatic messages and locks in one system, a property management suite does more.`;
