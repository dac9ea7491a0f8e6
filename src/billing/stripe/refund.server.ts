import type { Stripe } from "stripe";
import { z } from "zod";
import { idOf, stripeOf } from "#billing/stripe/client.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** The fields read of a `charge.refunded` event; the rest is queried. */
const charge = z.object({
  refunded: z.boolean(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
});

/** Cancels the subscription whose newest invoice was fully refunded: a refund ends the plan (Plan 9). */
export async function endRefunded(context: AppContext, object: unknown): Promise<void> {
  const { refunded, payment_intent: payment } = charge.parse(object);
  if (!refunded || !payment) return;
  const stripe = stripeOf(context.config);
  const payments = await stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: idOf(payment) },
    limit: 1,
  });
  const invoiceId = payments.data[0] && idOf(payments.data[0].invoice);
  const subscription = invoiceId && (await findSubscriptionOf(stripe, invoiceId));
  if (!subscription || subscription.status === "canceled") return;
  if (!subscription.latest_invoice || idOf(subscription.latest_invoice) !== invoiceId) return;
  await stripe.subscriptions.cancel(subscription.id, { prorate: false, invoice_now: false });
}

async function findSubscriptionOf(stripe: Stripe, invoiceId: string): Promise<Stripe.Subscription | null> {
  const invoice = await stripe.invoices.retrieve(invoiceId);
  const subscription = invoice.parent?.subscription_details?.subscription;
  return subscription ? stripe.subscriptions.retrieve(idOf(subscription)) : null;
}
