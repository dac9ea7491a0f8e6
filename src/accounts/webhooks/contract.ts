import { z } from "zod";

export const MAX_WEBHOOKS = 10;
/** How long a replaced secret signs in addition to the new one. */
export const EARLIER_SECRET_HOURS = 24;
/** A webhook is switched off after this many days without a delivery that was taken. */
export const FAILING_DAYS = 5;

const url = z.string().trim().min(1, { error: "Paste the address." }).max(2000);
const events = z
  .array(z.string().max(64))
  .min(1, { error: "Choose at least one event." })
  .max(100)
  .meta({ description: "Names of kinds, such as `stay.created`" });

export const newWebhook = z.object({
  url,
  events,
  /** Whether guests' names go along. */
  withNames: z.boolean().default(false),
});
export type NewWebhook = z.output<typeof newWebhook>;

export const webhookChange = z.object({
  url: url.optional(),
  events: events.optional(),
  withNames: z.boolean().optional(),
  /** False switches one on again that was switched off. */
  disabled: z.literal(false).optional(),
});
export type WebhookChange = z.output<typeof webhookChange>;

export const webhook = z.object({
  id: z.string(),
  /** The host of its URL; the URL itself is not shown again. */
  host: z.string(),
  events: z.array(z.string()),
  withNames: z.boolean(),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  failingSince: z.number().nullable(),
  disabledAt: z.number().nullable(),
});
export type Webhook = z.output<typeof webhook>;

/** The secret is in this answer only. */
export const madeWebhook = webhook.extend({ secret: z.string() });
export const newSecret = z.object({ secret: z.string() });

export const delivery = z.object({
  id: z.string(),
  event: z.string(),
  /** Epoch milliseconds. */
  at: z.number(),
  tries: z.number(),
  /** The HTTP status of the last answer; null where there was none. */
  status: z.number().nullable(),
  nextTryAt: z.number().nullable(),
});
export type Delivery = z.output<typeof delivery>;
