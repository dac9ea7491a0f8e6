import { z } from "zod";

/** The subscription, as shown to members. Only `active` opens the product (Plan 5). */
export const subscriptionStatus = z.object({
  status: z.enum(["active", "inactive"]),
  plan: z.string(),
  /** What the account pays for a year, in the currency's smallest unit; null where it is the plan's price. */
  price: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  /** Epoch milliseconds of the end of the paid period; null before any payment, or when nothing is to pay. */
  periodEnd: z.number().nullable(),
  /** Whether the plan renews when the period ends. */
  renews: z.boolean(),
  /** A payment failed, and Stripe retries it. */
  pastDue: z.boolean(),
  /** The owner's name, for a member who may not pay; null for a member who may. */
  askOwner: z.string().nullable(),
  /** `confirming`: the host returned within the last hour, and the payment is unconfirmed (Plan 6). */
  checkout: z.enum(["paid", "confirming"]).nullable(),
});
export type SubscriptionStatus = z.output<typeof subscriptionStatus>;

/** The part that is the same for all members. */
export type AccountStatus = Omit<SubscriptionStatus, "askOwner" | "checkout">;

/** Refreshes the status first: by a checkout's `session_id`, or after the billing portal. */
export const statusQuery = z.object({
  session_id: z.string().max(200).optional(),
  refresh: z.enum(["true", "false"]).optional(),
});
export type StatusQuery = z.output<typeof statusQuery>;

/** The URL to go to. */
export const pageUrl = z.object({ url: z.string() });
