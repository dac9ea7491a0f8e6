import type { Actor } from "#accounts/actor.ts";
import { isCheckoutOf, markReturned, unmarkReturned } from "#billing/checkoutStore.server.ts";
import type { StatusQuery, SubscriptionStatus } from "#billing/contract.ts";
import { questionsPerHost } from "#billing/limits.ts";
import { idOf, isMissing, stripeOf } from "#billing/stripe/client.server.ts";
import { refreshSubscriptionState } from "#billing/stripe/subscriptionState.server.ts";
import { readCustomerId } from "#billing/stripe/store.server.ts";
import { subscriptionFor } from "#billing/subscription.server.ts";
import type { AppContext } from "#core/context.server.ts";

/**
 * Returns the account's subscription, refreshed from Stripe first if the query requests it, so that a late webhook
 * locks no host out. Returns the stored state when Stripe does not answer. A checkout in the query counts as returned
 * from, if it was opened for this account.
 */
export async function settleSubscription(
  context: AppContext,
  actor: Actor,
  query: StatusQuery,
): Promise<SubscriptionStatus> {
  const { session_id: sessionId } = query;
  const { db, now } = context;
  const isOwn = sessionId !== undefined && (await isCheckoutOf(db, actor.accountId, sessionId));
  if (isOwn) await markReturned(db, actor.accountId, sessionId, now());
  const status = await refreshIfWanted(context, actor, query);
  return isOwn && status.status === "active" ? { ...status, checkout: "paid" } : status;
}

/** Returns the account's status, refreshed from Stripe if requested and within the limit. */
async function refreshIfWanted(context: AppContext, actor: Actor, query: StatusQuery) {
  const { accountId } = actor;
  const known = await subscriptionFor(context, actor);
  if (context.config.billing !== "stripe" || !isWanted(query, known)) return known;
  if (!(await context.limits.consume(questionsPerHost, actor.userId)).ok) return known;
  try {
    if (query.session_id && !(await isPaidBy(context, accountId, query.session_id)))
      await unmarkReturned(context.db, accountId, query.session_id);
    else await refreshSubscriptionState(context, accountId);
  } catch (error) {
    context.log.warn({ err: error, accountId }, "Stripe could not be asked");
  }
  return subscriptionFor(context, actor);
}

const isWanted = ({ refresh, session_id: sessionId }: StatusQuery, { status }: SubscriptionStatus) =>
  refresh === "true" || (sessionId !== undefined && status !== "active");

/** Returns whether this checkout is the account's, and completed. */
async function isPaidBy({ config, db }: AppContext, accountId: string, sessionId: string): Promise<boolean> {
  const customer = await readCustomerId(db, accountId);
  try {
    const session = await stripeOf(config).checkout.sessions.retrieve(sessionId);
    const owner = session.customer && idOf(session.customer);
    return owner !== null && owner === customer && session.status === "complete";
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
