import { Stripe } from "stripe";
import { openStripeStandIn, type StripeStandIn } from "#test/stripeStandIn.ts";
import type { StripeEvents } from "#test/stripeStandInBooks.ts";
import type { TestResponse } from "#test/visitor.ts";
import { whenOver } from "#test/whenOver.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

export interface StripeWorld extends World {
  stripe: StripeStandIn;
  /** Goes to the checkout; answers the id of its session. */
  toCheckout(host: Host): Promise<string>;
  /** Pays at Stripe; the messages about it are still on their way. */
  payAtStripe(host: Host): Promise<{ session: string; events: StripeEvents }>;
  /** Delivers one of Stripe's messages, signed: with Stripe's secret and now, unless told. */
  deliver(event: Record<string, unknown>, signed?: { secret?: string; ago?: number }): Promise<TestResponse>;
  deliverAll(events: StripeEvents): Promise<void>;
  /** What the host is told; who was away so long that the session ended signs in again. */
  statusOf(host: Host, query?: string): Promise<Record<string, unknown>>;
  storedEvents(): Promise<number>;
}

const WEBHOOK_SECRET = "whsec_for_tests";

/** Starts an app that is paid through Stripe: the real SDK, against a stand-in of Stripe's HTTP API. */
export async function newStripeWorld(env: Record<string, string> = {}): Promise<StripeWorld> {
  const stripe: StripeStandIn = await openStripeStandIn(() => world.clock.now());
  const world: World = await newWorld({
    BILLING: "stripe",
    STRIPE_SECRET_KEY: "sk_test_for_tests",
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: stripe.url,
    ...env,
  });
  whenOver(() => stripe.close());

  async function toCheckout(host: Host) {
    const { body, text } = await host.post("/api/create-checkout-session");
    const session = /cs_test_\d+$/.exec(body?.url ?? "")?.[0];
    if (!session) throw new Error(`no checkout: ${text}`);
    return session;
  }

  function deliver(event: Record<string, unknown>, { secret = WEBHOOK_SECRET, ago = 0 } = {}) {
    const payload = JSON.stringify(event);
    const timestamp = Math.floor((world.clock.now() - ago) / 1000);
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return world.guest.post("/api/webhooks/stripe", payload, { "stripe-signature": header });
  }

  return {
    ...world,
    stripe,
    toCheckout,
    deliver,
    async payAtStripe(host) {
      const session = await toCheckout(host);
      return { session, events: stripe.books.pay(session) };
    },
    async deliverAll(events) {
      for (const event of events) {
        const { status, text } = await deliver(event);
        if (status !== 200) throw new Error(`${String(event.type)} was answered ${status}: ${text}`);
      }
    },
    async statusOf(host, query = "") {
      const response = await host.get(`/api/subscription-status${query}`);
      if (response.status !== 401) return response.body;
      await host.post("/api/auth/login", { email: host.email, password: host.password });
      return (await host.get(`/api/subscription-status${query}`)).body;
    },
    async storedEvents() {
      return (await world.context.db.selectFrom("stripe_events").select("id").execute()).length;
    },
  };
}
