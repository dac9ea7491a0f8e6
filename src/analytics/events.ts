import { z } from "zod";

const none = z.object({});

/** Why a sign-in or sign-up failed; never what was typed. */
const failed = z.object({
  reason: z.enum(["invalid", "wrong", "taken", "too_many", "unreachable", "other"]),
});

const amount = z.number().min(0).max(10_000).multipleOf(0.01);

/** Three capital letters (ISO 4217). */
const currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .default("AUD");

const annualPlan = z.object({
  item_id: z.literal("pro-annual"),
  item_name: z.literal("Pro, annual"),
  price: amount,
  quantity: z.literal(1),
});

const purchase = z.object({
  /** The checkout session, which identifies the purchase for Google Analytics; we do not store it. */
  transaction_id: z.string().min(1).max(255).optional(),
  value: amount,
  currency,
  items: z.tuple([annualPlan]),
});

/** Every event that is counted, with its allowed properties (Analytics 1). Others are dropped. */
export const events = {
  page_view: none,

  signup_started: none,
  signup_completed: none,
  signup_error: failed,
  login_attempted: none,
  login_success: none,
  login_error: failed,
  logout: none,
  password_reset_requested: none,

  subscribe_page_viewed: none,
  subscribe_clicked: none,
  checkout_started: none,
  subscription_completed: none,
  subscription_failed: none,
  subscription_cancelled: none,
  subscription_renewed: none,
  purchase,

  share_link_generated: none,
  share_link_copied: none,
  qr_generated: none,
  qr_downloaded: z.object({ format: z.enum(["svg", "png"]) }),
  /** `is_public`: opened by a reader other than the host of the guidebook, such as a visitor at the demo. */
  print_preview_opened: z.object({ is_public: z.boolean() }),
} as const;

export type EventName = keyof typeof events;
export type EventProperties<Name extends EventName> = z.input<(typeof events)[Name]>;
export type FailureReason = EventProperties<"login_error">["reason"];

/** Events of the server: refused from a browser. */
const SERVER_EVENTS = [
  "subscription_completed",
  "subscription_failed",
  "subscription_cancelled",
  "subscription_renewed",
  "purchase",
  "qr_downloaded",
] as const satisfies EventName[];

export type ServerEventName = (typeof SERVER_EVENTS)[number];
export type BrowserEventName = Exclude<EventName, ServerEventName>;

export const isServerEvent = (name: EventName): boolean => SERVER_EVENTS.some((one) => one === name);

// Object.keys loses the key type.
export const EVENT_NAMES = Object.keys(events) as [EventName, ...EventName[]];
