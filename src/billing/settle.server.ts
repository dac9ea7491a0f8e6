import type { StatusQuery, SubscriptionStatus } from "#billing/contract.ts";
import { questionsPerHost } from "#billing/limits.ts";
import { idOf, isMissing, stripeOf } from "#billing/stripe/client.server.ts";
import { refreshSubscriptionState } from "#billing/stripe/subscriptionState.server.ts";
import { readCustomerId } from "#billing/stripe/store.server.ts";
import { findSubscription } from "#billing/subscription.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/**
 * The host's subscription; where the query asks for it, Stripe is asked first, so that a late message locks nobody out.
 * Where Stripe does not answer, what is stored is told.
 */
export async function settleSubscription(
  platform: Platform,
  hostId: string,
  query: StatusQuery,
): Promise<SubscriptionStatus> {
  const known = await findSubscription(platform, hostId);
  if (platform.config.billing !== "stripe" || !isWanted(query, known)) return known;
  if (!(await platform.limits.take(questionsPerHost, hostId)).ok) return known;
  try {
    if (query.session_id && !(await isPaidBy(platform, hostId, query.session_id))) return known;
    await refreshSubscriptionState(platform, hostId);
  } catch (error) {
    platform.log.warn({ err: error, hostId }, "Stripe could not be asked");
  }
  return findSubscription(platform, hostId);
}

const isWanted = ({ refresh, session_id: sessionId }: StatusQuery, { status }: SubscriptionStatus) =>
  refresh === "true" || (sessionId !== undefined && status !== "active");

/** Whether this checkout is the host's own, and done. */
async function isPaidBy({ config, db }: Platform, hostId: string, sessionId: string): Promise<boolean> {
  const customer = await readCustomerId(db, hostId);
  try {
    const session = await stripeOf(config).checkout.sessions.retrieve(sessionId);
    const owner = session.customer && idOf(session.customer);
    return owner !== null && owner === customer && session.status === "complete";
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
