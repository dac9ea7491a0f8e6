import { createHash } from "node:crypto";
import type { Stripe } from "stripe";
import { insertCheckout } from "#billing/checkoutStore.server.ts";
import { stripeOf } from "#billing/stripe/client.server.ts";
import { ensureCustomer, type StripePayer } from "#billing/stripe/customer.server.ts";
import { makeIdempotently } from "#billing/stripe/idempotency.server.ts";
import { findPrice, findTaxRates } from "#billing/stripe/price.server.ts";
import { refreshSubscriptionState } from "#billing/stripe/subscriptionState.server.ts";
import { alreadySubscribed, paymentDue } from "#billing/refusals.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, type Result } from "#core/refusal.ts";

/**
 * Opens Stripe's checkout for the plan. Queries Stripe first, so that a host who has paid cannot pay again however late
 * our webhook is. A host has one open checkout at a time, so that a second click leads to the first one. The newest
 * checkout is read before that query: one that is paid in between was still open, and leads to the paid checkout.
 */
export async function openStripeCheckout(
  context: AppContext,
  payer: StripePayer,
  origin: string,
): Promise<Result<{ url: string }>> {
  const customer = await ensureCustomer(context, payer);
  const { accountId } = payer;
  const { config } = context;
  const stripe = stripeOf(config);
  const newest = (await stripe.checkout.sessions.list({ customer, limit: 1 })).data[0];
  const stripeState = await refreshSubscriptionState(context, accountId);
  if (stripeState?.subscriptionState && stripeState.subscriptionState.state !== "ended")
    return alreadySubscribed;
  if (stripeState?.isOwed) return paymentDue;

  const [price, taxRates] = await Promise.all([findPrice(config), findTaxRates(config)]);
  const wanted = order({ customer, accountId, origin, price, taxRates });
  const { id, url } = await openSession(stripe, wanted, newest);
  await insertCheckout(context.db, { id, account_id: accountId, created_at: context.now() });
  return ok({ url });
}

/** Returns the newest checkout if it is open and for the same order; else creates one, and closes an open one. */
async function openSession(stripe: Stripe, wanted: Order, newest: Stripe.Checkout.Session | undefined) {
  const mark = wanted.metadata.order;
  if (newest?.status === "open") {
    if (newest.metadata?.order === mark && newest.url) return { id: newest.id, url: newest.url };
    await stripe.checkout.sessions.expire(newest.id);
  }
  // Two concurrent calls find the same newest session, so they create one together.
  const { id, url } = await makeIdempotently(
    `checkout-${wanted.customer}-${newest?.id ?? "first"}-${mark}`,
    (idempotencyKey) => stripe.checkout.sessions.create(wanted, { idempotencyKey }),
  );
  if (!url) throw new Error("Stripe opened a checkout without an address");
  return { id, url };
}

interface OrderFacts {
  customer: string;
  accountId: string;
  origin: string;
  price: string;
  taxRates: string[];
}

function order({ customer, accountId, origin, price, taxRates }: OrderFacts) {
  const mark = createHash("sha256")
    .update([origin, price, ...taxRates].join("\n"))
    .digest("hex")
    .slice(0, 16);
  return {
    mode: "subscription",
    customer,
    client_reference_id: accountId,
    line_items: [{ price, quantity: 1 }],
    // Cards confirm at once: the host gets access immediately.
    allowed_payment_method_types: ["card"],
    adaptive_pricing: { enabled: false },
    subscription_data: {
      metadata: { account_id: accountId },
      ...(taxRates.length > 0 && { default_tax_rates: taxRates }),
    },
    metadata: { order: mark },
    success_url: `${origin}/?success=true&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}/subscribe?cancelled=true`,
  } satisfies Stripe.Checkout.SessionCreateParams;
}

type Order = ReturnType<typeof order>;
