import { z } from "zod";
import { refreshOverdue } from "#billing/stripe/overdue.server.ts";
import { updateCustomers } from "#billing/stripe/customer.server.ts";
import { done, type JobKind } from "#core/jobs/jobKind.server.ts";

/** Refreshes overdue plans from Stripe. Each state is stored separately, numbered. */
export const refreshOverdueJob: JobKind<null> = {
  name: "billing.askStripeAboutOverdue",
  payload: z.null(),
  async run(context, _payload, { signal }) {
    await refreshOverdue(context, signal);
    return done();
  },
};

/** Updates Stripe's customers with changed owners and e-mail addresses. */
export const updateCustomersJob: JobKind<null> = {
  name: "billing.updateCustomers",
  payload: z.null(),
  async run(context, _payload, { signal }) {
    await updateCustomers(context, signal);
    return done();
  },
};
