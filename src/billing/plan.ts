/** What the plan costs in a year, in dollars, including GST when the seller is registered for it. */
const PRICE = 20;

/** The one plan (Plan 1). */
export const PLAN = {
  name: "Pro",
  title: "Annual Plan",
  dollars: PRICE,
  /** Cents. */
  amount: PRICE * 100,
  currency: "aud",
  price: `$${PRICE}`,
  perMonth: `$${(PRICE / 12).toFixed(2)}`,
  properties: 20,
} as const;
