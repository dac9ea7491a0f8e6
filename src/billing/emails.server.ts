import { z } from "zod";
import { findAccountsToRemind, findPayers, recordReminder } from "#billing/reminderStore.server.ts";
import { PLAN } from "#billing/plan.ts";
import { readSubscriptionState } from "#billing/store.server.ts";
import { composeEmail } from "#core/composeEmail.ts";
import type { Config } from "#core/config.server.ts";
import { utcDay } from "#core/days.ts";
import { DAY_MS } from "#core/durations.ts";
import { done, type JobKind } from "#core/jobs/jobKind.server.ts";
import { sendEmail } from "#core/jobs/sendEmail.server.ts";
import { formatDate } from "#core/format.ts";
import { PRODUCT } from "#core/product.ts";

/** How long before the renewal the owner is reminded (Plan 11). */
const REMINDER_DAYS = 14;

/** Returns the base URL of links in e-mails that no request triggers. */
export const originOf = ({ publicUrl, host, port }: Config) => publicUrl ?? `http://${host}:${port}`;

const dayOf = (time: number) => formatDate(utcDay(time));
const cost = `${PLAN.price} AUD`;

const paid = z.object({ accountId: z.string(), at: z.number() });

/** Thanks the account's first owner for a payment, with the end of the paid period. */
export const receiptEmail: JobKind<z.output<typeof paid>> = {
  name: "billing.receipt",
  payload: paid,
  run: async (context, { accountId, at }, job) => {
    const [owner] = await findPayers(context.db, accountId);
    const state = await readSubscriptionState(context.db, accountId);
    if (!owner || !state) return done();
    return sendEmail(context, job, {
      to: owner.email,
      subject: `Receipt: ${PRODUCT.name} ${PLAN.name}, ${cost}`,
      ...composeEmail([
        `Hello ${owner.firstName},`,
        `Thank you. We have received your payment for ${PRODUCT.name} ${PLAN.name}:`,
        `${PLAN.title}: ${cost}\nPaid: ${dayOf(at)}\nRuns until: ${dayOf(state.periodEnd)}`,
        "Your tax invoice is under Manage billing on your profile. Not for you? Write to us within 30 days of your first payment for a full refund.",
      ]),
    });
  },
};

const reminded = z.object({ accountId: z.string(), periodEnd: z.number(), origin: z.string() });

/** Reminds of a renewal in 14 days, and how to stop it. Sends nothing when it no longer renews. */
export const renewalReminder: JobKind<z.output<typeof reminded>> = {
  name: "billing.renewalReminder",
  payload: reminded,
  run: async (context, { accountId, periodEnd, origin }, job) => {
    const [owner] = await findPayers(context.db, accountId);
    const state = await readSubscriptionState(context.db, accountId);
    if (!owner || !state?.renews || state.periodEnd !== periodEnd) return done();
    return sendEmail(context, job, {
      to: owner.email,
      subject: `Your ${PRODUCT.name} plan renews on ${dayOf(periodEnd)}`,
      ...composeEmail([
        `Hello ${owner.firstName},`,
        `Your ${PRODUCT.name} plan renews on ${dayOf(periodEnd)}, for another year at ${cost}. There is nothing to do.`,
        "To change your card or to cancel, open Manage billing on your profile before that day:",
        { label: "Open my profile", url: `${origin}/profile` },
      ]),
    });
  },
};

/** Queues a reminder for the owners whose plans renew within 14 days, once per period. */
export const remindOfRenewals: JobKind<null> = {
  name: "billing.remindOfRenewals",
  payload: z.null(),
  run: async (context) => {
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
  },
};
