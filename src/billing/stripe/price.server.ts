import { Stripe } from "stripe";
import { PLAN } from "#billing/plan.ts";
import { settingsOf, stripeOf } from "#billing/stripe/client.server.ts";
import type { Config } from "#platform/config.server.ts";
import { PRODUCT } from "#platform/site.ts";

/** The price's name at Stripe. Another amount would be another price. */
const LOOKUP_KEY = `porchlight-pro-annual-${PLAN.currency}-${PLAN.amount}`;

/** The price that is charged: the operator's own, or one that is made once and found again by its lookup key. */
export async function findPrice(config: Config): Promise<string> {
  const { priceId } = settingsOf(config);
  if (priceId) return priceId;
  const stripe = stripeOf(config);
  return (await lookUp(stripe)) ?? (await make(stripe));
}

async function lookUp(stripe: Stripe): Promise<string | undefined> {
  const found = await stripe.prices.list({ lookup_keys: [LOOKUP_KEY], active: true, limit: 1 });
  return found.data[0]?.id;
}

async function make(stripe: Stripe): Promise<string> {
  try {
    const made = await stripe.prices.create(
      {
        lookup_key: LOOKUP_KEY,
        currency: PLAN.currency,
        unit_amount: PLAN.amount,
        recurring: { interval: "year" },
        tax_behavior: "inclusive",
        product_data: { name: `${PRODUCT.name} ${PLAN.name}, ${PLAN.title}` },
      },
      { idempotencyKey: LOOKUP_KEY },
    );
    return made.id;
  } catch (error) {
    // Somebody else has made it in between: Stripe refuses a second price under the key.
    const found = error instanceof Stripe.errors.StripeInvalidRequestError && (await lookUp(stripe));
    if (found) return found;
    throw error;
  }
}

const GST = { display_name: "GST", percentage: 10, inclusive: true, country: "AU" } as const;

/** The tax rates of a seller who is registered for GST: it is in the price, and the invoice shows how much it is. */
export async function findTaxRates(config: Config): Promise<string[]> {
  if (!config.seller.gstRegistered) return [];
  const stripe = stripeOf(config);
  const rates = await stripe.taxRates.list({ active: true, inclusive: true, limit: 100 });
  const known = rates.data.find((rate) => rate.country === GST.country && rate.percentage === GST.percentage);
  const rate =
    known ?? (await stripe.taxRates.create(GST, { idempotencyKey: "porchlight-gst-10-inclusive" }));
  return [rate.id];
}
