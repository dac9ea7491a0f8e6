import { z } from "zod";

/** What a member is told of the account's subscription. Only `active` opens the product (Plan 5). */
export const subscriptionStatus = z.object({
  status: z.enum(["active", "inactive"]),
  plan: z.string(),
  /** Epoch milliseconds of the end of what is paid for; null for a host who never paid, or where nothing is to pay. */
  periodEnd: z.number().nullable(),
  /** Whether the plan goes on by itself when the period ends. */
  renews: z.boolean(),
  /** A payment did not go through, and Stripe is trying again. */
  pastDue: z.boolean(),
  /** The owner's name, for a member who may not pay; null for whoever may. */
  askOwner: z.string().nullable(),
  /**
   * `paid`: the host's own checkout that `session_id` names is paid. `confirming`: the host came back from one within the
   * last hour and its payment is not confirmed yet (Plan 6). Null: there is no such checkout.
   */
  checkout: z.enum(["paid", "confirming"]).nullable(),
});
export type SubscriptionStatus = z.output<typeof subscriptionStatus>;

/** The same, whoever asks. */
export type AccountStatus = Omit<SubscriptionStatus, "askOwner" | "checkout">;

/**
 * Two ways to have the status settled first, for a browser that is faster than the messages: `session_id` after a
 * payment (only the host's own checkout counts), `refresh=true` after a visit to the billing portal.
 */
export const statusQuery = z.object({
  session_id: z.string().max(200).optional(),
  refresh: z.enum(["true", "false"]).optional(),
});
export type StatusQuery = z.output<typeof statusQuery>;

/** Where the browser goes on to. */
export const pageUrl = z.object({ url: z.string() });
