import type { Stripe } from "stripe";
import { settingsOf, stripeOf } from "#billing/stripe/client.server.ts";
import { parsePrice } from "#billing/stripe/price.server.ts";
import { readPlanPrice, storePlanPrice } from "#billing/stripe/planPriceStore.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { done, scheduledJob } from "#core/jobs/jobKind.server.ts";
import type { PlanPrice } from "#core/product.ts";

/** Returns what the operator's price cost when it was read last; undefined without one. */
export async function findPlanPrice({ config, db }: AppContext): Promise<PlanPrice | undefined> {
  const priceId = config.stripe?.priceId;
  return priceId ? readPlanPrice(db, priceId) : undefined;
}

/**
 * Reads the operator's price from Stripe and puts it into force in this process; others follow within ten seconds. Does
 * nothing without one. Throws a sentence for the operator where the price does not fit, or Stripe does not answer.
 */
export async function refreshPlanPrice(context: AppContext): Promise<void> {
  const { config, db, now } = context;
  const priceId = config.stripe?.priceId;
  if (!priceId) return;
  const price = parsePrice(await retrieve(context, priceId));
  await storePlanPrice(db, { price_id: priceId, ...price, read_at: now() });
  const { amount, currency } = config.product.price;
  if (price.amount === amount && price.currency === currency) return;
  // Another object: pages are drawn once for each (`oncePerProduct`).
  config.product = { ...config.product, price };
}

async function retrieve({ config }: AppContext, priceId: string): Promise<Stripe.Price> {
  try {
    return await stripeOf(config).prices.retrieve(priceId);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`Stripe did not give the price ${priceId} of STRIPE_PRICE_ID: ${why}`, { cause: error });
  }
}

/**
 * Reads the price before the server starts, so that no screen says another. Where it was read before, the server starts
 * with that: the amount of a price at Stripe does not change, and what is wrong with it is logged. Throws a sentence for
 * the operator where the price was never read and does not fit, or Stripe does not answer.
 */
export async function openPlanPrice(context: AppContext): Promise<void> {
  if (!(await findPlanPrice(context))) return refreshPlanPrice(context);
  void refreshPlanPrice(context).catch((error: unknown) =>
    context.log.error({ err: error }, "the price could not be read again; the stored one is used"),
  );
}

/** Reads the operator's price again: it may have been archived. */
export const refreshPriceJob = scheduledJob("billing.refreshPrice", async (context) => {
  await refreshPlanPrice(context);
  return done();
});

/** Returns whether an event of Stripe is about the operator's price. */
export const isOurPrice = (context: AppContext, id: string | undefined) =>
  id !== undefined && id === settingsOf(context.config).priceId;
