import type { Stripe } from "stripe";
import { z } from "zod";
import { formatPrice, PLAN } from "#billing/plan.ts";
import { settingsOf, stripeOf } from "#billing/stripe/client.server.ts";
import { makeIdempotently } from "#billing/stripe/idempotency.server.ts";
import type { Config } from "#core/config.server.ts";
import { DEFAULT_PRICE, HOME_COUNTRY, type PlanPrice, type Product } from "#core/product.ts";

/** The lookup key of the price that this server makes at Stripe. Another amount is another price. */
const LOOKUP_KEY = `porchlight-pro-annual-${DEFAULT_PRICE.currency}-${DEFAULT_PRICE.amount}`;

/** The largest amount that Stripe charges (docs.stripe.com/currencies). */
const MAX_AMOUNT = 99_999_999;

/** What is read of a price, with a sentence for the operator about each thing that does not fit. */
const yearlyPrice = z.object({
  active: z.literal(true, { error: "it is archived: make it active, or name another" }),
  currency: z.string().regex(/^[a-z]{3}$/, { error: "it has no currency" }),
  unit_amount: z
    .number({ error: "it has no fixed amount in whole cents" })
    .int()
    .positive({ error: "it costs nothing: use BILLING=off" })
    .max(MAX_AMOUNT),
  recurring: z.object(
    {
      interval: z.literal("year", { error: "it is not charged by the year" }),
      interval_count: z.literal(1, { error: "it is not charged every year" }),
    },
    { error: "it is charged once, not by the year" },
  ),
});

/** Returns the amount and currency of a price at Stripe. Throws a sentence for the operator where it does not fit. */
export function parsePrice(price: Stripe.Price): PlanPrice {
  const read = yearlyPrice.safeParse(price);
  if (read.success) return { amount: read.data.unit_amount, currency: read.data.currency };
  const why = read.error.issues.map(({ message }) => message).join("; ");
  throw new Error(`The price ${price.id} of STRIPE_PRICE_ID cannot be used: ${why}.`);
}

/** Returns the id of the operator's price, or of ours by lookup key. Throws when the sum differs from the screens'. */
export async function findPrice(config: Config): Promise<string> {
  const { priceId } = settingsOf(config);
  const stripe = stripeOf(config);
  if (!priceId) return lookUp(stripe, config.product);
  const price = parsePrice(await stripe.prices.retrieve(priceId));
  if (isSame(price, config.product.price)) return priceId;
  const shown = formatPrice(config.product.price).codeFirst;
  throw new Error(
    `STRIPE_PRICE_ID costs ${formatPrice(price).codeFirst} a year, and the screens say ${shown}.`,
  );
}

const isSame = (one: PlanPrice, other: PlanPrice) =>
  one.amount === other.amount && one.currency === other.currency;

async function lookUp(stripe: Stripe, product: Product): Promise<string> {
  const [known] = (await stripe.prices.list({ lookup_keys: [LOOKUP_KEY], limit: 1 })).data;
  const read = yearlyPrice.safeParse(known);
  if (known && read.success && isSame(parsePrice(known), DEFAULT_PRICE)) return known.id;
  // The operator may have archived it: the next one takes over the lookup key.
  return makeIdempotently(`${LOOKUP_KEY}-${known?.id ?? "first"}`, (key) => makePrice(stripe, product, key));
}

async function makePrice(stripe: Stripe, product: Product, idempotencyKey: string): Promise<string> {
  const made = await stripe.prices.create(
    {
      lookup_key: LOOKUP_KEY,
      transfer_lookup_key: true,
      currency: DEFAULT_PRICE.currency,
      unit_amount: DEFAULT_PRICE.amount,
      recurring: { interval: "year" },
      tax_behavior: "inclusive",
      product_data: { name: `${product.name} ${PLAN.name}, ${PLAN.title}` },
    },
    { idempotencyKey },
  );
  return made.id;
}

const GST = { display_name: "GST", percentage: 10, inclusive: true, country: "AU" } as const;

/** Returns the tax rates of a seller in Australia registered for GST: it is included in the price, and shown on the invoice. */
export async function findTaxRates(config: Config): Promise<string[]> {
  if (!config.seller.gstRegistered || config.product.country !== HOME_COUNTRY) return [];
  const stripe = stripeOf(config);
  const rates = await stripe.taxRates.list({ active: true, inclusive: true, limit: 100 });
  const known = rates.data.find((rate) => rate.country === GST.country && rate.percentage === GST.percentage);
  const rate =
    known ?? (await makeIdempotently("porchlight-gst-10-inclusive", (key) => makeRate(stripe, key)));
  return [rate.id];
}

const makeRate = (stripe: Stripe, idempotencyKey: string) => stripe.taxRates.create(GST, { idempotencyKey });
