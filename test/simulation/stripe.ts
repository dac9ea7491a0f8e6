import { Stripe } from "stripe";
import { newDice } from "#test/hostile/dice.ts";
import type { OpenedWorld } from "#test/openWorld.ts";
import { openStripeStandIn } from "#test/stripeStandIn.ts";
import type { StripeEvents } from "#test/stripeStandInBooks.ts";
import { HOUR, MINUTE } from "#test/simulation/moments.ts";

const WEBHOOK_SECRET = "whsec_of_the_simulation";
/** How late a message of Stripe's comes. */
const DELAYS = [0, MINUTE, 7 * MINUTE, 40 * MINUTE, 3 * HOUR, 26 * HOUR];

/** Stripe, whose messages come late, out of order and twice. */
export interface SimulatedStripe {
  env: Record<string, string>;
  /** Pays the checkout at a URL. Returns the id of its session. */
  pay: (url: string) => string;
  /** Ends the subscription that was bought last. */
  endSubscription: () => void;
  /** When the next message comes, and when the last one has come, epoch milliseconds. */
  nextAt: () => number;
  quietFrom: () => number;
  /** Delivers the messages that are due. */
  deliver: (world: OpenedWorld) => Promise<void>;
  close: () => Promise<void>;
}

export async function openSimulatedStripe(seed: number, now: () => number): Promise<SimulatedStripe> {
  const standIn = await openStripeStandIn(now);
  const dice = newDice(`stripe ${seed}`);
  let waiting: { at: number; payload: string }[] = [];
  let quietFrom = 0;

  function send(events: StripeEvents): void {
    for (const event of events)
      for (let times = dice.chance(0.4) ? 2 : 1; times > 0; times -= 1) {
        const at = now() + dice.of(DELAYS);
        waiting.push({ at, payload: JSON.stringify(event) });
        quietFrom = Math.max(quietFrom, at);
      }
    waiting = waiting.toSorted((a, b) => a.at - b.at);
  }

  return {
    env: {
      BILLING: "stripe",
      STRIPE_SECRET_KEY: "sk_test_for_tests",
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: standIn.url,
    },
    pay(url) {
      const session = /cs_test_\d+$/.exec(url)?.[0];
      if (!session) throw new Error(`${url} is no checkout`);
      send(standIn.books.pay(session));
      return session;
    },
    endSubscription: () => send(standIn.books.endPeriod()),
    nextAt: () => waiting[0]?.at ?? Infinity,
    quietFrom: () => quietFrom,
    async deliver(world) {
      const due = waiting.filter(({ at }) => at <= now());
      waiting = waiting.filter(({ at }) => at > now());
      for (const { payload } of due) {
        const timestamp = Math.floor(now() / 1000);
        const header = Stripe.webhooks.generateTestHeaderString({
          payload,
          secret: WEBHOOK_SECRET,
          timestamp,
        });
        const { status } = await world.guest.post("/api/webhooks/stripe", payload, {
          "stripe-signature": header,
        });
        if (status !== 200) throw new Error(`a message of Stripe's was answered ${status}`);
      }
    },
    close: () => standIn.close(),
  };
}
