import type { EventProperties } from "#analytics/events.ts";

interface Paid {
  /** The checkout session's id. */
  transactionId: string;
  /** In whole units of the currency: 20 is twenty dollars. */
  value: number;
  currency?: string;
}

/** Returns a year of the plan as a `purchase` event: the annual plan item, once (Analytics 2). */
export function annualPurchase({
  transactionId,
  value,
  currency = "AUD",
}: Paid): EventProperties<"purchase"> {
  const item = { item_id: "pro-annual", item_name: "Pro, annual", price: value, quantity: 1 } as const;
  return { transaction_id: transactionId, value, currency, items: [item] };
}
