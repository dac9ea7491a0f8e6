import type { Stripe } from "stripe";
import { PLAN } from "#billing/plan.ts";
import { settingsOf, stripeOf } from "#billing/stripe/client.server.ts";
import { makeIdempotently } from "#billing/stripe/idempotency.server.ts";
import type { Config } from "#core/config.server.ts";
import type { Product } from "#core/product.ts";

/** The price's lookup key at Stripe. Another amount is another price. */
const LOOKUP_KEY = `porchlight-pro-annual-${PLAN.currency}-${PLAN.amount}`;

/** Returns the operator's price, or ours by lookup key. Throws when the sum differs from the screens'. */
export async function findPrice(config: Config): Promise<string> {
  const { priceId } = settingsOf(config);
  const stripe = stripeOf(config);
  if (!priceId) return lookUp(stripe, config.product);
  if (isThePlan(await stripe.prices.retrieve(priceId))) return priceId;
  throw new Error(
    `STRIPE_PRICE_ID is not an active price of AUD ${PLAN.dollars} a year, which is what the screens say.`,
  );
}

function isThePlan({ active, currency, unit_amount: amount, recurring }: Stripe.Price): boolean {
  const isYearly = recurring?.interval === "year" && recurring.interval_count === 1;
  return active && currency === PLAN.currency && amount === PLAN.amount && isYearly;
}

async function lookUp(stripe: Stripe, product: Product): Promise<string> {
  const [known] = (await stripe.prices.list({ lookup_keys: [LOOKUP_KEY], limit: 1 })).data;
  if (known && isThePlan(known)) return known.id;
  // The operator may have archived it: the next one takes over the lookup key.
  return makeIdempotently(`${LOOKUP_KEY}-${known?.id ?? "first"}`, (key) => makePrice(stripe, product, key));
}

async function makePrice(stripe: Stripe, product: Product, idempotencyKey: string): Promise<string> {
  const made = await stripe.prices.create(
    {
      lookup_key: LOOKUP_KEY,
      transfer_lookup_key: true,
      currency: PLAN.currency,
      unit_amount: PLAN.amount,
      recurring: { interval: "year" },
      tax_behavior: "inclusive",
      product_data: { name: `${product.name} ${PLAN.name}, ${PLAN.title}` },
    },
    { idempotencyKey },
  );
  return made.id;
}

const GST = { display_name: "GST", percentage: 10, inclusive: true, country: "AU" } as const;

/** Returns the tax rates of a seller registered for GST: it is included in the price, and shown on the invoice. */
export async function findTaxRates(config: Config): Promise<string[]> {
  if (!config.seller.gstRegistered) return [];
  const stripe = stripeOf(config);
  const rates = await stripe.taxRates.list({ active: true, inclusive: true, limit: 100 });
  const known = rates.data.find((rate) => rate.country === GST.country && rate.percentage === GST.percentage);
  const rate =
    known ?? (await makeIdempotently("porchlight-gst-10-inclusive", (key) => makeRate(stripe, key)));
  return [rate.id];
}

const makeRate = (stripe: Stripe, idempotencyKey: string) => stripe.taxRates.create(GST, { idempotencyKey });
