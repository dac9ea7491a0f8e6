import { z } from "zod";
import { refreshOverdue } from "#billing/stripe/overdue.server.ts";
import { updateCustomers } from "#billing/stripe/customer.server.ts";
import { done, type JobKind } from "#core/jobs/jobKind.server.ts";

/** Asks Stripe about hosts whose plan has run out without news. Each answer is stored by itself, numbered. */
export const refreshOverdueJob: JobKind<null> = {
  name: "billing.askStripeAboutOverdue",
  payload: z.null(),
  async run(context, _payload, { signal }) {
    await refreshOverdue(context, signal);
    return done();
  },
};

/** Tells Stripe of owners and e-mail addresses that have changed. */
export const updateCustomersJob: JobKind<null> = {
  name: "billing.updateCustomers",
  payload: z.null(),
  async run(context, _payload, { signal }) {
    await updateCustomers(context, signal);
    return done();
  },
};
