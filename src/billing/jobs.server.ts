import { updateCustomers } from "#billing/stripe/customer.server.ts";
import { done, scheduledJob } from "#core/jobs/jobKind.server.ts";
import { readOverdue } from "#billing/stripe/store.server.ts";
import { refreshSubscriptionState } from "#billing/stripe/subscriptionState.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** Refreshes overdue plans from Stripe. Each state is stored separately, numbered. */
export const refreshOverdueJob = scheduledJob(
  "billing.askStripeAboutOverdue",
  async (context, { signal }) => {
    await refreshOverdue(context, signal);
    return done();
  },
);

/** Updates Stripe's customers with changed owners and email addresses. */
export const updateCustomersJob = scheduledJob("billing.updateCustomers", async (context, { signal }) => {
  await updateCustomers(context, signal);
  return done();
});

/** Refreshes accounts whose access has run out: webhooks can be lost, and no payer may be locked out. */
async function refreshOverdue(context: AppContext, signal: AbortSignal): Promise<void> {
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
