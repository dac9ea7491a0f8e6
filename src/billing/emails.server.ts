import { z } from "zod";
import { findOwners } from "#accounts/memberStore.server.ts";
import { findAccountsToRemind, recordReminder } from "#billing/reminderStore.server.ts";
import { formatPrice, PLAN } from "#billing/plan.ts";
import { readSubscriptionState } from "#billing/store.server.ts";
import type { SubscriptionState } from "#billing/subscriptionState.ts";
import type { EmailPart } from "#core/composeEmail.ts";
import type { Config } from "#core/config.server.ts";
import { utcDay } from "#core/days.ts";
import { DAY_MS } from "#core/durations.ts";
import { done, jobKind, scheduledJob, type JobResult, type RunningJob } from "#core/jobs/jobKind.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { sendEmail } from "#core/jobs/sendEmail.server.ts";
import { formatDate } from "#core/format.ts";

/** How long before the renewal the owner is reminded (Plan 11). */
const REMINDER_DAYS = 14;

/** Returns the base URL of links in emails that no request triggers. */
export const originOf = ({ publicUrl, host, port }: Config) => publicUrl ?? `http://${host}:${port}`;

export const dayOf = (time: number) => formatDate(utcDay(time));

/** Formats what an account pays for a year: the price that it subscribed at, else the plan's. */
export const formatCost = ({ product }: Config, { price }: Pick<SubscriptionState, "price">) =>
  formatPrice(price ?? product.price).priceWithCode;

/** Thanks the account's first owner for a payment, with the end of the paid period. */
export const receiptEmail = jobKind({
  name: "billing.receipt",
  payload: z.object({ accountId: z.string(), at: z.number() }),
  run: async (context, { accountId, at }, job) => {
    const { product } = context.config;
    const state = await readSubscriptionState(context.db, accountId);
    if (!state) return done();
    const cost = formatCost(context.config, state);
    return sendToOwner(context, accountId, job, {
      subject: `Receipt: ${product.name} ${PLAN.name}, ${cost}`,
      parts: [
        `Thank you. We have received your payment for ${product.name} ${PLAN.name}:`,
        `${PLAN.title}: ${cost}\nPaid: ${dayOf(at)}\nRuns until: ${dayOf(state.periodEnd)}`,
        "Your tax invoice is under Manage billing on your profile. Not for you? Write to us within 30 days of your first payment for a full refund.",
      ],
    });
  },
});

/** Reminds of a renewal in 14 days, and how to stop it. Sends nothing when it no longer renews. */
export const renewalReminder = jobKind({
  name: "billing.renewalReminder",
  payload: z.object({ accountId: z.string(), periodEnd: z.number(), origin: z.string() }),
  run: async (context, { accountId, periodEnd, origin }, job) => {
    const { product } = context.config;
    const state = await readSubscriptionState(context.db, accountId);
    if (!state?.renews || state.periodEnd !== periodEnd) return done();
    return sendToOwner(context, accountId, job, {
      subject: `Your ${product.name} plan renews on ${dayOf(periodEnd)}`,
      parts: [
        `Your ${product.name} plan renews on ${dayOf(periodEnd)}, for another year at ${formatCost(context.config, state)}. There is nothing to do.`,
        "To change your card or to cancel, open Manage billing on your profile before that day:",
        { label: "Open my profile", url: `${origin}/profile` },
      ],
    });
  },
});

/** Queues a reminder for the owners whose plans renew within 14 days, once per period. */
export const remindOfRenewals = scheduledJob("billing.remindOfRenewals", async (context) => {
  const { config, db, jobs } = context;
  if (config.billing === "off") return done();
  const now = context.now();
  const found = await findAccountsToRemind(db, { from: now, until: now + REMINDER_DAYS * DAY_MS });
  const origin = originOf(config);
  return done(async (within) => {
    for (const { accountId, periodEnd } of found) {
      if (!(await recordReminder(within, accountId, periodEnd))) continue;
      await jobs.add(within, renewalReminder, { accountId, periodEnd, origin });
    }
  });
});

/** Sends an email to the first owner of an account; none without an owner. */
export async function sendToOwner(
  context: AppContext,
  accountId: string,
  job: RunningJob,
  { subject, parts }: { subject: string; parts: EmailPart[] },
): Promise<JobResult> {
  const [owner] = await findOwners(context.db, accountId);
  if (!owner) return done();
  return sendEmail(context, job, {
    to: owner.email,
    subject,
    parts: [`Hello ${owner.firstName},`, ...parts],
  });
}
