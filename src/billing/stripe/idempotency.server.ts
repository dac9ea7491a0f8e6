import { Stripe } from "stripe";

/** Failed attempts per key since the start. */
const failures = new Map<string, number>();

/**
 * Creates a Stripe object under an idempotency key, so that concurrent calls create one. Stripe repeats its first
 * response for a day, a failure too (docs.stripe.com/api/idempotent_requests): the retry has a new key, or paying would
 * fail until tomorrow. What was created anyway is found first.
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

/** A final response of Stripe: a network error, or "a call with this key is in progress", keeps the key. */
const isFinal = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.statusCode !== undefined && error.statusCode !== 409;
