import { Stripe } from "stripe";
import { z } from "zod";
import { settingsOf, stripeOf } from "#billing/stripe/client.server.ts";
import { isOurPrice, refreshPlanPrice } from "#billing/stripe/planPrice.server.ts";
import { endRefunded } from "#billing/stripe/refund.server.ts";
import { fetchStripeState, storeStripeState } from "#billing/stripe/subscriptionState.server.ts";
import { storeChange } from "#billing/subscription.server.ts";
import { insertEvent, isHandled, readAccountOfCustomer } from "#billing/stripe/store.server.ts";
import { originOf } from "#billing/emails.server.ts";
import { confirmPaymentEmail } from "#billing/unpaidEmails.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";

const named = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/** Decides whether an event is relevant. Others may have any form: Stripe disables an endpoint that fails. */
const envelope = z.object({ id: z.string(), type: z.string() });

/** The fields read of an event, parsed loosely: its shape depends on the endpoint's API version. */
const eventBody = envelope.extend({
  /** Seconds. */
  created: z.number(),
  livemode: z.boolean(),
  data: z.object({ object: z.looseObject({ id: z.string().optional(), customer: named.nullish() }) }),
});
type StripeEvent = z.output<typeof eventBody>;

/** The events that are handled: docs/reference/stripe-events.md says what each does. */
const HANDLED = new Set([
  "checkout.session.completed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.deleted",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "charge.refunded",
  "price.updated",
]);

/** Seconds for which a signature is valid, against replay. */
const TOLERANCE_SECONDS = 300;

/**
 * Takes one message of Stripe's. It is believed only with a good signature on the raw body; a second delivery changes
 * nothing; and it never carries state: it makes us ask Stripe how the account stands now, so the order of arrival does not
 * matter (docs/decisions/007). What is thrown here becomes a 5xx with nothing stored, and Stripe sends it again.
 */
export async function handleWebhook(
  context: AppContext,
  body: string,
  signature: string | undefined,
): Promise<Result<{ received: true }>> {
  const message = context.config.billing === "stripe" ? await verify(context, body, signature) : null;
  if (!message) return badSignature;
  const { db, log } = context;
  const { id, type } = envelope.parse(message);
  if (!HANDLED.has(type)) {
    log.info({ event: id, type }, "a Stripe event that means nothing here");
    return ok({ received: true });
  }
  const event = eventBody.parse(message);
  if (event.livemode !== settingsOf(context.config).live) {
    log.warn(
      { event: id, type },
      "a Stripe event of the other mode: are key and endpoint both test, or both live?",
    );
    return ok({ received: true });
  }
  if (type === "price.updated") return readPriceAgain(context, event);
  if (await isHandled(db, id)) return ok({ received: true });
  const accountId = await readAccountOfCustomer(db, customerOf(event) ?? "");
  if (!accountId) {
    log.info({ event: id, type }, "a Stripe event about nobody we know");
    return ok({ received: true });
  }

  if (type === "charge.refunded") await endRefunded(context, event.data.object);
  const stripeState = await fetchStripeState(context, accountId);
  const row = { id, type, created_at: event.created * 1000, received_at: context.now() };
  await storeChange(context, accountId, async (transaction) => {
    const isFirst = await insertEvent(transaction, row);
    if (isFirst && type === "invoice.payment_action_required" && stripeState?.subscriptionState)
      await context.jobs.add(transaction, confirmPaymentEmail, {
        accountId,
        origin: originOf(context.config),
      });
    return isFirst && stripeState ? storeStripeState(context, transaction, stripeState) : null;
  });
  log.info({ event: id, type, accountId }, "a Stripe event was handled");
  return ok({ received: true });
}

/** A price that no longer fits is for the operator to replace: the message was taken all the same. */
async function readPriceAgain(
  context: AppContext,
  { id, data }: StripeEvent,
): Promise<Result<{ received: true }>> {
  if (isOurPrice(context, data.object.id))
    await refreshPlanPrice(context).catch((error: unknown) =>
      context.log.error({ err: error, event: id }, "the price at Stripe cannot be used"),
    );
  return ok({ received: true });
}

/** Returns the event, or null without a valid, recent signature of Stripe. */
async function verify(
  { config, now }: AppContext,
  body: string,
  signature: string | undefined,
): Promise<unknown> {
  if (!signature) return null;
  const { webhookSecret } = settingsOf(config);
  const { signature: checks } = stripeOf(config).webhooks;
  if (!checks) throw new Error("this build of Stripe's SDK cannot check signatures");
  try {
    await checks.verifyHeaderAsync(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now());
    return JSON.parse(body);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}

const customerOf = ({ type, data }: StripeEvent) =>
  type.startsWith("customer.") && !type.startsWith("customer.subscription.")
    ? data.object.id
    : data.object.customer;

const badSignature = refused({ code: "bad_signature", message: "The signature does not fit this message." });
