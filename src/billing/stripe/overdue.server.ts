import { refreshSubscriptionState } from "#billing/stripe/subscriptionState.server.ts";
import { readOverdue } from "#billing/stripe/store.server.ts";
import type { AppContext } from "#core/context.server.ts";

/**
 * Refreshes the state of every account whose access has run out without a webhook. Webhooks can be lost, and a wrong
 * endpoint shows only when the first year is over: a host who was charged again must not be locked out.
 */
export async function refreshOverdue(context: AppContext, signal: AbortSignal): Promise<void> {
  if (context.config.billing !== "stripe") return;
  for (const accountId of await readOverdue(context.db, context.now())) {
    signal.throwIfAborted();
    try {
      await refreshSubscriptionState(context, accountId);
    } catch (error) {
      context.log.warn({ err: error, accountId }, "Stripe could not be asked");
    }
  }
}
