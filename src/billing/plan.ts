/** The one plan (Plan 1). */
export const PLAN = {
  name: "Pro",
  title: "Annual Plan",
  /** Cents, including GST when the seller is registered for it. */
  amount: 2000,
  currency: "aud",
  price: "$20",
  perMonth: "$1.67",
  properties: 20,
} as const;
