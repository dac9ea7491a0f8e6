import type { Stripe } from "stripe";
import type { Change, Standing } from "#billing/standing.ts";
import { readStanding } from "#billing/store.server.ts";
import { recordStanding, storeChange, TEST } from "#billing/subscription.server.ts";
import { isMissing, stripeOf } from "#billing/stripe/client.server.ts";
import { claimAnswer, readCustomerId, takeNumber } from "#billing/stripe/store.server.ts";
import type { Database } from "#platform/database.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/** A renewal may be announced late: so long a plan that renews goes on without news. */
const SLACK = 3 * 24 * 60 * 60 * 1000;

/** A failed payment is tried again for two months at most (docs.stripe.com/billing/revenue-recovery/smart-retries). */
const RETRIES = 62 * 24 * 60 * 60 * 1000;

/** Statuses that are neither paid nor were: the first payment never went through. */
const NEVER_PAID = ["incomplete", "incomplete_expired"];
const RUNNING = ["active", "trialing", "past_due"];
const OWED = ["unpaid", "paused"];

/** What Stripe said of a host, and the number of the question: a later question has the last word. */
export interface Answer {
  hostId: string;
  number: number;
  standing: Standing | null;
  /** A subscription that does not run waits for its payment, which would bring it back. */
  isOwed: boolean;
}

/** Asks Stripe how the host stands now, whatever any event said. Null for a host who is no customer. */
export async function askStripe(platform: Platform, hostId: string): Promise<Answer | null> {
  const customer = await readCustomerId(platform.db, hostId);
  if (!customer) return null;
  const number = await takeNumber(platform.db, hostId);
  const now = platform.now();
  const subscriptions = await listSubscriptions(stripeOf(platform.config), customer);
  const paid = subscriptions.filter(({ status }) => !NEVER_PAID.includes(status));
  const running = paid.filter((one) => RUNNING.includes(statusAt(one, now)));
  if (running.length > 1)
    platform.log.error({ hostId, customer }, "a customer has two running subscriptions");
  const current = running[0] ?? paid[0];
  const standing = current ? standingOf(current, now) : null;
  return { hostId, number, standing, isOwed: paid.some((one) => OWED.includes(statusAt(one, now))) };
}

/** Stores an answer, unless a later one is stored already. Runs in the caller's transaction. */
export async function storeAnswer(platform: Platform, db: Database, answer: Answer): Promise<Change | null> {
  const { hostId, number, standing } = answer;
  if (!(await claimAnswer(db, hostId, number))) return null;
  const now = platform.now();
  const before = await readStanding(db, hostId);
  if (standing) return recordStanding(platform, db, hostId, keepEnd(standing, before));
  if (!before || before.state === "ended") return null;
  return recordStanding(platform, db, hostId, end(before, now));
}

/** What has ended stays ended when it did: a plan that is only unpaid has no end of its own at Stripe. */
function keepEnd(standing: Standing, before: Standing | undefined): Standing {
  if (standing.state !== "ended" || before?.state !== "ended") return standing;
  return before.subscriptionId === standing.subscriptionId
    ? { ...standing, endedAt: before.endedAt }
    : standing;
}

/** For a plan that Stripe no longer knows, as when the customer was deleted there. */
const end = (standing: Standing, now: number): Standing => ({
  ...standing,
  state: "ended",
  renews: false,
  accessUntil: now,
  endedAt: now,
});

/** Asks and stores: after it, a late or lost message makes no difference. */
export async function refreshStanding(platform: Platform, hostId: string): Promise<Answer | null> {
  const answer = await askStripe(platform, hostId);
  if (answer) await storeChange(platform, hostId, (db) => storeAnswer(platform, db, answer));
  return answer;
}

/** Newest first. A customer that was deleted at Stripe has none. */
async function listSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  try {
    return (await stripe.subscriptions.list({ customer, status: "all", limit: 20 })).data;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

const newestOf = (times: number[]) => Math.max(...times) * 1000;

const retriedUntil = ({ items }: Stripe.Subscription) =>
  newestOf(items.data.map((item) => item.current_period_start)) + RETRIES;

/** An account may be set to leave what nobody pays "past due" for ever: it is unpaid once nothing is tried any more. */
function statusAt(subscription: Stripe.Subscription, now: number): Stripe.Subscription.Status {
  const { status } = subscription;
  return status === "past_due" && now >= retriedUntil(subscription) ? "unpaid" : status;
}

const unsaid = { state: "ended", renews: false } as const;

function standingOf(subscription: Stripe.Subscription, now: number): Standing {
  const { livemode, cancel_at: cancelAt, ended_at: endedAt } = subscription;
  const id = livemode ? subscription.id : `${TEST}${subscription.id}`;
  const status = statusAt(subscription, now);
  const paidUntil = newestOf(subscription.items.data.map((item) => item.current_period_end));
  if (!RUNNING.includes(status)) {
    const ended = endedAt === null ? Math.min(paidUntil, now) : endedAt * 1000;
    return { ...unsaid, subscriptionId: id, periodEnd: paidUntil, accessUntil: ended, endedAt: ended };
  }
  const renews = !subscription.cancel_at_period_end && cancelAt === null;
  const periodEnd = cancelAt === null ? paidUntil : Math.min(cancelAt * 1000, paidUntil);
  const standing = { subscriptionId: id, periodEnd, renews, endedAt: null };
  if (status === "past_due")
    return { ...standing, state: "past_due", accessUntil: Math.min(periodEnd, retriedUntil(subscription)) };
  return { ...standing, state: "active", accessUntil: renews ? periodEnd + SLACK : periodEnd };
}
