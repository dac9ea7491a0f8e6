import { z } from "zod";
import { dayOf, formatCost, sendToOwner } from "#billing/emails.server.ts";
import { readSubscriptionState } from "#billing/store.server.ts";
import { guestsUntil, type SubscriptionState } from "#billing/subscriptionState.ts";
import { DAY_MS } from "#core/durations.ts";
import { done, jobKind, type JobKind } from "#core/jobs/jobKind.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Database } from "#core/database.server.ts";

/** When the owner is emailed about a failed payment. */
const SENT_AFTER_MS = [0, 3 * DAY_MS, 7 * DAY_MS];
/** How long before the guest pages end the owner is warned. */
const LAST_WARNING_MS = 7 * DAY_MS;

const failed = z.object({ accountId: z.string(), origin: z.string() });
type Failed = z.output<typeof failed>;

/** Queues the emails about a failed payment: at once, and after 3 and 7 days (Plan 12). */
export async function queuePaymentFailedEmails({ jobs, now }: AppContext, db: Database, payload: Failed) {
  for (const after of SENT_AFTER_MS) await jobs.add(db, paymentFailedEmail, payload, { due: now() + after });
}

/** Informs the account's first owner of a failed payment. Sends nothing once it is paid or no longer retried. */
export const paymentFailedEmail: JobKind<Failed> = {
  name: "billing.paymentFailed",
  payload: failed,
  run: async (context, { accountId, origin }, job) => {
    const { product } = context.config;
    const state = await readSubscriptionState(context.db, accountId);
    if (state?.state !== "past_due") return done();
    return sendToOwner(context, accountId, job, {
      subject: `Your payment for ${product.name} did not go through`,
      parts: [
        `We could not take ${formatCost(context.config, state)} for your ${product.name} plan. The card may have expired, or your bank wants you to confirm the payment.`,
        `Your guidebooks work as before while we try again. If nothing is paid, your plan ends on ${dayOf(state.accessUntil)} at the latest, and guests can open your guidebooks for 30 days more.`,
        "To pay now, or to use another card, choose Manage billing on your profile:",
        billingLink(origin),
      ],
    });
  },
};

/** Queues the emails about a plan's end: at once, and 7 days before the guest pages end (Plan 12). */
export async function queuePlanEndedEmails(
  { jobs }: AppContext,
  db: Database,
  state: SubscriptionState,
  payload: Failed,
): Promise<void> {
  const due = guestsUntil(state) - LAST_WARNING_MS;
  await jobs.add(db, planEndedEmail, { ...payload, isLast: false });
  await jobs.add(db, planEndedEmail, { ...payload, isLast: true }, { due });
}

/** Informs the account's first owner that a renewing plan has ended. Sends nothing once there is a plan again. */
export const planEndedEmail = jobKind({
  name: "billing.planEnded",
  payload: z.object({ accountId: z.string(), isLast: z.boolean(), origin: z.string() }),
  run: async (context, { accountId, isLast, origin }, job) => {
    const { product } = context.config;
    const state = await readSubscriptionState(context.db, accountId);
    if (state?.state !== "ended") return done();
    const pagesEnd = guestsUntil(state);
    return sendToOwner(context, accountId, job, {
      subject: isLast
        ? `Guests can open your guidebooks until ${dayOf(pagesEnd)}`
        : `Your ${product.name} plan has ended`,
      parts: [
        isLast
          ? `Your ${product.name} plan has ended. From ${dayOf(pagesEnd)} your links and QR codes open nothing; the links of guests who are staying work until they leave.`
          : `Your ${product.name} plan has ended, and we do not try to charge you again. Guests can open your guidebooks until ${dayOf(pagesEnd)}.`,
        "Nothing is deleted: with a new plan everything is there again.",
        { label: "Renew my plan", url: `${origin}/subscribe` },
      ],
    });
  },
});

const billingLink = (origin: string) => ({ label: "Open Manage billing", url: `${origin}/profile` });

/** Asks the account's first owner to confirm a renewal with their bank. */
export const confirmPaymentEmail = jobKind({
  name: "billing.confirmPayment",
  payload: z.object({ accountId: z.string(), origin: z.string() }),
  run: async (context, { accountId, origin }, job) => {
    const { product } = context.config;
    const state = await readSubscriptionState(context.db, accountId);
    if (state?.state !== "past_due") return done(); // paid since, or a first payment that is confirmed on its screen
    return sendToOwner(context, accountId, job, {
      subject: `Please confirm your payment for ${product.name}`,
      parts: [
        `Your bank wants you to confirm the payment of ${formatCost(context.config, state)} for your ${product.name} plan.`,
        "Choose Manage billing on your profile, open the unpaid invoice and confirm it. Until then nothing is paid:",
        billingLink(origin),
      ],
    });
  },
});
