import { formatPrice, PLAN } from "#billing/plan.ts";
import type { PlanPrice, Product } from "#core/product.ts";

interface ComparedWay {
  aspect: string;
  traditional: string;
  product: string;
  others: string;
}

/** No competitor is named; where other tools differ, the text states so. */
const rowsFor = (price: PlanPrice): ComparedWay[] => [
  {
    aspect: "When something changes",
    traditional: "Print and write it again",
    product: "Edit it once, and every link shows it",
    others: "Edit it once",
  },
  {
    aspect: "Joining the Wi-Fi",
    traditional: "Type it from a card",
    product: "One tap, or a code to scan",
    others: "A password to type or copy",
  },
  {
    aspect: "Taking access back",
    traditional: "Not possible",
    product: "End any link. Door codes end with the stay, if you turn this on",
    others: "Some links end",
  },
  {
    aspect: "Price",
    traditional: "Paper, ink and your evenings",
    product: `${formatPrice(price).priceWithCode} a year, up to ${PLAN.properties} properties`,
    others: "Often per property and month",
  },
];

/** Returns the table of three ways to tell guests what they need, without prices where nothing is sold. */
export const comparison = ({ name, sells, price }: Product) => ({
  columns: { traditional: "Traditional methods", product: name, others: "Other tools" },
  rows: rowsFor(price).filter(({ aspect }) => sells || aspect !== "Price"),
  caveat: `${name} is a guidebook. If you want bookings, messages and locks in one system, a property management suite does more.`,
});
