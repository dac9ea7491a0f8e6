import { Stripe } from "stripe";

/** How often the making of a thing has failed since the start. */
const failures = new Map<string, number>();

/**
 * Makes a thing at Stripe under an idempotency key of its name, so that calls at once make one between them. Stripe
 * gives its first answer again for a day, a failure too (docs.stripe.com/api/idempotent_requests): the next try after
 * one has a new key, or nobody could pay until tomorrow. What was made all the same is found before it is made again.
 */
export async function makeIdempotently<T>(
  name: string,
  make: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  const failed = failures.get(name) ?? 0;
  try {
    return await make(failed === 0 ? name : `${name}-${failed}`);
  } catch (error) {
    if (isFinal(error) && (failures.get(name) ?? 0) === failed) failures.set(name, failed + 1);
    throw error;
  }
}

/** An answer of Stripe's, but for "a call with this key is under way": no news, and that, leave the key as it is. */
const isFinal = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.statusCode !== undefined && error.statusCode !== 409;
