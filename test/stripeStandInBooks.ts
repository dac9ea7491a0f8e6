import type { Given } from "#test/stripeStandInForm.ts";

interface Thing {
  id: string;
  object: string;
  created: number;
  [field: string]: unknown;
}

/** What the stand-in knows, and what can happen there. Each happening answers the events that Stripe would send. */
export interface Books {
  things: Map<string, Thing>;
  of(object: string): Thing[];
  reply(call: string, given: Given): unknown;
  pay(session: string): StripeEvents;
  renew(): StripeEvents;
  failRenewal(): StripeEvents;
  change(change: Record<string, unknown>): StripeEvents;
  endPeriod(): StripeEvents;
  refund(amount?: number): StripeEvents;
}

export type StripeEvents = Record<string, unknown>[];

const YEAR = 365 * 24 * 60 * 60;

export function openBooks(now: () => number): Books {
  const things = new Map<string, Thing>();
  let count = 0;
  const seconds = () => Math.floor(now() / 1000);

  const of = (object: string) => [...things.values()].filter((thing) => thing.object === object).toReversed();
  const page = (data: unknown[]) => ({ object: "list", data, has_more: false });

  function make(object: string, prefix: string, fields: Record<string, unknown>): Thing {
    const id = `${prefix}_${String(++count).padStart(4, "0")}`;
    const thing = { id, object, created: seconds(), livemode: false, ...fields };
    things.set(id, thing);
    return thing;
  }

  const event = (type: string, thing: Thing) => ({
    id: `evt_${String(++count).padStart(4, "0")}`,
    object: "event",
    type,
    created: seconds(),
    livemode: false,
    data: { object: { ...thing } },
  });

  const newest = (object: string): Thing => {
    const found = of(object)[0];
    if (!found) throw new Error(`the stand-in has no ${object}`);
    return found;
  };

  /** The item of a subscription, at the price of the checkout that was paid. */
  const itemUntil = (end: number, price: unknown) => ({
    items: page([
      {
        id: "si_1",
        object: "subscription_item",
        price,
        current_period_start: end - YEAR,
        current_period_end: end,
      },
    ]),
  });

  function charge(subscription: Thing, status: "paid" | "open"): Thing {
    const invoice = make("invoice", "in", {
      customer: subscription.customer,
      status,
      parent: { type: "subscription_details", subscription_details: { subscription: subscription.id } },
    });
    subscription.latest_invoice = invoice.id;
    make("invoice_payment", "inpay", {
      invoice: invoice.id,
      status,
      payment: { type: "payment_intent", payment_intent: `pi_${invoice.id}` },
    });
    return invoice;
  }

  function orderedPrice({ line_items: items }: Thing): Thing | undefined {
    const [item] = Object.values(items as Record<string, { price: string }>); // as the checkout was ordered
    return things.get(item?.price ?? "");
  }

  /** A lookup key leads to one price: the newest that asked for it to be transferred. */
  function passOn(key: unknown): true {
    for (const price of of("price")) if (price.lookup_key === key) price.lookup_key = null;
    return true;
  }

  const creates: Record<
    string,
    [object: string, prefix: string, fields: (given: Given) => Record<string, unknown>]
  > = {
    "/v1/customers": ["customer", "cus", () => ({})],
    "/v1/prices": [
      "price",
      "price",
      ({ unit_amount: amount, recurring, lookup_key: key }) => ({
        active: passOn(key),
        unit_amount: Number(amount),
        recurring: Object.assign({ interval_count: 1 }, recurring),
      }),
    ],
    "/v1/tax_rates": [
      "tax_rate",
      "txr",
      ({ percentage }) => ({ active: true, percentage: Number(percentage) }),
    ],
    "/v1/checkout/sessions": [
      "checkout.session",
      "cs_test",
      () => ({ status: "open", payment_status: "unpaid" }),
    ],
    "/v1/billing_portal/configurations": ["billing_portal.configuration", "bpc", () => ({ active: true })],
    "/v1/billing_portal/sessions": [
      "billing_portal.session",
      "bps",
      () => ({ url: "https://billing.stripe.test/p" }),
    ],
  };

  const lists: Record<string, [object: string, filter: (thing: Thing, given: Given) => boolean]> = {
    "/v1/customers": ["customer", (one, { email }) => one.email === email],
    "/v1/prices": [
      "price",
      (price, { lookup_keys: keys }) => Object.values(keys ?? {}).includes(String(price.lookup_key)),
    ],
    "/v1/tax_rates": ["tax_rate", () => true],
    "/v1/subscriptions": ["subscription", (one, { customer }) => one.customer === customer],
    "/v1/checkout/sessions": ["checkout.session", (one, { customer }) => one.customer === customer],
    "/v1/billing_portal/configurations": ["billing_portal.configuration", () => true],
    "/v1/invoice_payments": [
      "invoice_payment",
      (one, { payment }) => JSON.stringify(one.payment) === JSON.stringify(payment),
    ],
  };

  /** Stripe refuses what names a customer or a price that it has not. */
  function areThere({ customer, line_items: items = {} }: Given): boolean {
    const prices = Object.values(items).flatMap((item) => (typeof item === "object" ? [item.price] : []));
    return [customer, ...prices].every(
      (id) => id === undefined || (typeof id === "string" && things.has(id)),
    );
  }

  function reply(call: string, given: Given): unknown {
    const [method = "", path = ""] = call.split(" ");
    const [list, create] = [lists[path], creates[path]];
    if (!areThere(given)) return undefined;
    if (method === "GET" && list) return page(of(list[0]).filter((thing) => list[1](thing, given)));
    if (method === "POST" && create) {
      const made = make(create[0], create[1], { ...given, ...create[2](given) });
      if (made.object === "checkout.session") made.url = `https://checkout.stripe.test/${made.id}`;
      return made;
    }
    const [, id = "", verb] = /\/([a-z_]+_\d+)(?:\/(\w+))?$/.exec(path) ?? [];
    const thing = things.get(id);
    if (!thing || method === "GET") return thing;
    if (verb === "expire") return Object.assign(thing, { status: "expired" });
    if (method === "DELETE") return Object.assign(thing, { status: "canceled", ended_at: seconds() });
    return Object.assign(thing, given);
  }

  return {
    things,
    of,
    reply,
    pay(id) {
      const session = things.get(id);
      if (session?.status !== "open") throw new Error(`${id} cannot be paid`);
      const subscription = make("subscription", "sub", {
        customer: session.customer,
        status: "active",
        cancel_at: null,
        cancel_at_period_end: false,
        ended_at: null,
        plan: orderedPrice(session),
        ...itemUntil(seconds() + YEAR, orderedPrice(session)),
      });
      const invoice = charge(subscription, "paid");
      Object.assign(session, { status: "complete", payment_status: "paid", subscription: subscription.id });
      return [
        event("customer.subscription.created", subscription),
        event("invoice.paid", invoice),
        event("checkout.session.completed", session),
      ];
    },
    renew() {
      const subscription = Object.assign(newest("subscription"), {
        status: "active",
        ...itemUntil(seconds() + YEAR, newest("subscription").plan),
      });
      return [
        event("invoice.paid", charge(subscription, "paid")),
        event("customer.subscription.updated", subscription),
      ];
    },
    failRenewal() {
      const subscription = Object.assign(newest("subscription"), {
        status: "past_due",
        ...itemUntil(seconds() + YEAR, newest("subscription").plan),
      });
      const invoice = charge(subscription, "open");
      return [event("customer.subscription.updated", subscription), event("invoice.payment_failed", invoice)];
    },
    change: (change) => [
      event("customer.subscription.updated", Object.assign(newest("subscription"), change)),
    ],
    endPeriod() {
      const subscription = Object.assign(newest("subscription"), { status: "canceled", ended_at: seconds() });
      return [event("customer.subscription.deleted", subscription)];
    },
    refund(amount = 2000) {
      const { id, customer } = newest("invoice");
      const refunded = { customer, payment_intent: `pi_${id}`, amount: 2000, amount_refunded: amount };
      return [event("charge.refunded", make("charge", "ch", { ...refunded, refunded: amount === 2000 }))];
    },
  };
}
