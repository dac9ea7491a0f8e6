import type { EventProperties } from "#analytics/events.ts";

interface Paid {
  /** In whole units of the currency: 20 is twenty dollars. */
  value: number;
  currency?: string;
  /** The checkout session's id, for Google Analytics. */
  transactionId?: string;
}

/** Returns a year of the plan as a `purchase` event: the annual plan item, once (Analytics 2). */
export function annualPurchase({
  value,
  currency = "AUD",
  transactionId,
}: Paid): EventProperties<"purchase"> {
  const item = { item_id: "pro-annual", item_name: "Pro, annual", price: value, quantity: 1 } as const;
  return { ...(transactionId && { transaction_id: transactionId }), value, currency, items: [item] };
}
