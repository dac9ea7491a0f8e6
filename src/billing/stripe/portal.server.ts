import type { Stripe } from "stripe";
import { billingGone, neverPaid } from "#billing/refusals.ts";
import { isMissing, stripeOf } from "#billing/stripe/client.server.ts";
import { makeIdempotently } from "#billing/stripe/idempotency.server.ts";
import { refreshSubscriptionState } from "#billing/stripe/subscriptionState.server.ts";
import { readCustomerId } from "#billing/stripe/store.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, type Result } from "#core/refusal.ts";

const NAME = "porchlight";

/** Opens Stripe's billing portal. Refuses with `billing_gone` when Stripe deleted the customer. */
export async function openStripePortal(
  context: AppContext,
  accountId: string,
  origin: string,
): Promise<Result<{ url: string }>> {
  const customer = await readCustomerId(context.db, accountId);
  if (!customer) return neverPaid;
  const stripe = stripeOf(context.config);
  const configuration = await findConfiguration(stripe);
  try {
    const visit = { customer, configuration, return_url: `${origin}/profile?billing=returned` };
    return ok({ url: (await stripe.billingPortal.sessions.create(visit)).url });
  } catch (error) {
    if (!isMissing(error)) throw error;
    await refreshSubscriptionState(context, accountId);
    return billingGone(context.config.product);
  }
}

/** Increases with each change of the settings, to update those of earlier versions. */
const SETTINGS_VERSION = "2";

/** The portal's allowed actions, created here, so that the operator configures nothing at Stripe. */
const settings = {
  metadata: { made_for: NAME, version: SETTINGS_VERSION },
  features: {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    customer_update: { enabled: true, allowed_updates: ["email", "name", "address", "tax_id"] },
    subscription_cancel: { enabled: true, mode: "at_period_end" },
  },
} satisfies Stripe.BillingPortal.ConfigurationCreateParams;

async function findConfiguration(stripe: Stripe): Promise<string> {
  const configurations = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const known = configurations.data.find(({ metadata }) => metadata?.made_for === NAME);
  if (known && known.metadata?.version !== SETTINGS_VERSION)
    await stripe.billingPortal.configurations.update(known.id, settings);
  if (known) return known.id;
  const make = (idempotencyKey: string) =>
    stripe.billingPortal.configurations.create(settings, { idempotencyKey });
  return (await makeIdempotently(`${NAME}-portal-${SETTINGS_VERSION}`, make)).id;
}
