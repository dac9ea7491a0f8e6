import { describe, expect, test } from "vitest";
import { newStripeWorld } from "#test/stripeWorld.ts";

const unpaid = { subscribed: false };
const seller = { BUSINESS_NAME: "Porchlight Pty Ltd", ABN: "51 824 753 556" };
const recurring = { interval: "year", interval_count: 1 };
const own = {
  id: "price_9",
  object: "price",
  created: 1,
  active: true,
  currency: "aud",
  unit_amount: 2000,
  recurring,
};

describe("the checkout", () => {
  test("is for one year of the plan, tied to the host, and comes back to the app", async () => {
    const world = await newStripeWorld();
    const aroha = await world.host("Aroha Ngata", unpaid);
    const session = world.stripe.books.things.get(await world.toCheckout(aroha));
    const [price, customer] = [world.stripe.books.of("price")[0], world.stripe.books.of("customer")[0]];
    expect(session).toMatchObject({
      mode: "subscription",
      customer: customer?.id,
      client_reference_id: aroha.accountId,
      line_items: { 0: { price: price?.id, quantity: "1" } },
      success_url: "http://porchlight.test/?success=true&session_id={CHECKOUT_SESSION_ID}",
      cancel_url: "http://porchlight.test/subscribe?cancelled=true",
    });
    expect(price).toMatchObject({ currency: "aud", unit_amount: 2000, recurring: { interval: "year" } });
    expect(customer).toMatchObject({ email: aroha.email, metadata: { account_id: aroha.accountId } });
  });

  test("takes the operator's own price", async () => {
    const world = await newStripeWorld({ STRIPE_PRICE_ID: "price_9" });
    world.stripe.books.things.set("price_9", own);
    const session = world.stripe.books.things.get(await world.toCheckout(await world.host("Ben", unpaid)));
    expect(session).toMatchObject({ line_items: { 0: { price: "price_9" } } });
    expect(world.stripe.books.of("price")).toHaveLength(1);
  });

  test.each([
    ["another sum", { unit_amount: 3000 }, "costs AUD 30 a year, and the screens say AUD 20"],
    ["another currency", { currency: "usd" }, "costs USD 20 a year, and the screens say AUD 20"],
    ["another period", { recurring: { interval: "month", interval_count: 1 } }, "not charged by the year"],
    ["a price that is archived", { active: false }, "it is archived"],
  ])("charges nobody %s than the screens say, and tells the operator", async (_what, wrong, message) => {
    const world = await newStripeWorld({ STRIPE_PRICE_ID: "price_9" });
    world.stripe.books.things.set("price_9", { ...own, ...wrong });
    const ben = await world.host("Ben", unpaid);
    expect((await ben.post("/api/create-checkout-session")).status).toBe(500);
    expect(JSON.stringify(world.logged)).toContain(message);
  });

  test.each(['"down for a moment"', "null", "7"])("survives %s for an answer", async (body) => {
    const world = await newStripeWorld();
    const ana = await world.host("Ana", unpaid);
    world.stripe.respondNext({ status: 200, body }, { status: 200, body });
    expect((await ana.post("/api/create-checkout-session")).status).toBe(500);
    expect((await ana.post("/api/create-checkout-session")).status).toBe(500);
    await world.toCheckout(ana);
  });

  test("waits where the calls come too fast for Stripe, and goes on", async () => {
    const world = await newStripeWorld();
    const ana = await world.host("Ana", unpaid);
    const tooMany = JSON.stringify({ error: { type: "invalid_request_error", code: "rate_limit" } });
    world.stripe.respondNext({ status: 429, body: tooMany });
    await world.toCheckout(ana);
    expect(world.stripe.calls.slice(0, 2)).toEqual(["GET /v1/customers", "GET /v1/customers"]);
  });

  test("makes the price once, for all hosts", async () => {
    const world = await newStripeWorld();
    await world.toCheckout(await world.host("Ana", unpaid));
    await world.toCheckout(await world.host("Bo", unpaid));
    expect(world.stripe.books.of("price")).toHaveLength(1);
  });

  test("has a new price after the operator archived the old one", async () => {
    const world = await newStripeWorld();
    await world.toCheckout(await world.host("Ana", unpaid));
    const [old] = world.stripe.books.of("price");
    Object.assign(old ?? {}, { active: false });
    const session = world.stripe.books.things.get(await world.toCheckout(await world.host("Bo", unpaid)));
    const [made] = world.stripe.books.of("price");
    expect(session).toMatchObject({ line_items: { 0: { price: made?.id } } });
    expect(made?.id).not.toBe(old?.id);
  });

  test("is the same one for a second click, and for ten at once", async () => {
    const world = await newStripeWorld();
    const cleo = await world.host("Cleo", unpaid);
    const clicks = await Promise.all(Array.from({ length: 10 }, () => world.toCheckout(cleo)));
    expect(new Set([...clicks, await world.toCheckout(cleo)]).size).toBe(1);
    expect(world.stripe.books.of("customer")).toHaveLength(1);
  });

  test("is a new one after the old one ran out", async () => {
    const world = await newStripeWorld();
    const dan = await world.host("Dan", unpaid);
    const first = await world.toCheckout(dan);
    Object.assign(world.stripe.books.things.get(first) ?? {}, { status: "expired" });
    expect(await world.toCheckout(dan)).not.toBe(first);
  });

  test("is refused to a host who has paid, even before the news of it has come", async () => {
    const world = await newStripeWorld();
    const eve = await world.host("Eve", unpaid);
    await world.payAtStripe(eve);
    const again = await eve.post("/api/create-checkout-session");
    expect(again).toMatchObject({ status: 409, body: { code: "already_subscribed" } });
    expect(await world.statusOf(eve)).toMatchObject({ status: "active" });
    expect(world.stripe.books.of("subscription")).toHaveLength(1);
  });

  test("is no second one for a host who pays the first while it is opened", async () => {
    const world = await newStripeWorld();
    const tui = await world.host("Tui", unpaid);
    const first = await world.toCheckout(tui);
    const calls = () => world.stripe.calls.filter((call) => call === "GET /v1/subscriptions").length;
    const before = calls();
    const release = world.stripe.delayNext("GET /v1/subscriptions");
    const second = world.toCheckout(tui);
    await expect.poll(calls).toBe(before + 1);
    world.stripe.books.pay(first);
    release();
    expect(await second).toBe(first);
    expect(world.stripe.books.of("checkout.session")).toHaveLength(1);
  });

  test("is refused where an unpaid subscription waits: paying that one is enough", async () => {
    const world = await newStripeWorld();
    const finn = await world.host("Finn", unpaid);
    await world.deliverAll((await world.payAtStripe(finn)).events);
    await world.deliverAll(world.stripe.books.change({ status: "unpaid" }));
    const again = await finn.post("/api/create-checkout-session");
    expect(again).toMatchObject({ status: 409, body: { code: "payment_due" } });
  });

  test("is refused to a host whose payment a restored database does not know of", async () => {
    const world = await newStripeWorld();
    const mere = await world.host("Mere", unpaid);
    await world.deliverAll((await world.payAtStripe(mere)).events);
    for (const table of ["account_subscriptions", "stripe_customers"] as const)
      await world.context.db.deleteFrom(table).execute();
    const again = await mere.post("/api/create-checkout-session");
    expect(again).toMatchObject({ status: 409, body: { code: "already_subscribed" } });
    expect(await world.statusOf(mere)).toMatchObject({ status: "active" });
    expect(world.stripe.books.of("customer")).toHaveLength(1);
  });

  test("makes a new customer where the old one was deleted at Stripe", async () => {
    const world = await newStripeWorld();
    const gus = await world.host("Gus", unpaid);
    await world.toCheckout(gus);
    const customer = world.stripe.books.of("customer")[0];
    world.stripe.books.things.delete(customer?.id ?? "");
    await world.toCheckout(gus);
    expect(world.stripe.books.of("customer")[0]?.id).not.toBe(customer?.id);
  });

  test("a declined card leaves the host where they were, free to try again", async () => {
    const world = await newStripeWorld();
    const hana = await world.host("Hana", unpaid);
    const session = await world.toCheckout(hana);
    const { body } = await hana.get(`/api/subscription-status?session_id=${session}`);
    expect(body).toMatchObject({ status: "inactive", periodEnd: null });
    expect(await world.toCheckout(hana)).toBe(session);
  });

  test("is opened thirty times an hour at most, and Stripe is not asked after that", async () => {
    const world = await newStripeWorld();
    const kiri = await world.host("Kiri", unpaid);
    for (let opened = 0; opened < 30; opened++) await world.toCheckout(kiri);
    const before = world.stripe.calls.length;
    const refused = await kiri.post("/api/create-checkout-session");
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many" } });
    expect(world.stripe.calls).toHaveLength(before);
    await world.toCheckout(await world.host("Lina", unpaid));
  });

  test.each(["/v1/customers", "/v1/prices", "/v1/tax_rates", "/v1/checkout/sessions"])(
    "answers with a sentence where Stripe fails at %s, and works at the next click",
    async (path) => {
      const world = await newStripeWorld({ ...seller, GST_REGISTERED: "true" });
      const ivy = await world.host("Ivy", unpaid);
      world.stripe.failAt(`POST ${path}`);
      expect(await ivy.post("/api/create-checkout-session")).toMatchObject({
        status: 500,
        body: { code: "internal" },
      });
      await world.toCheckout(ivy);
    },
  );
});

describe("invoices", () => {
  test("carry seller, ABN and GST where the seller is registered for it", async () => {
    const world = await newStripeWorld({ ...seller, GST_REGISTERED: "true" });
    const session = world.stripe.books.things.get(await world.toCheckout(await world.host("Jo", unpaid)));
    const rate = world.stripe.books.of("tax_rate")[0];
    expect(rate).toMatchObject({ display_name: "GST", percentage: 10, inclusive: "true", country: "AU" });
    expect(session).toMatchObject({ subscription_data: { default_tax_rates: { 0: rate?.id } } });
    expect(world.stripe.books.of("customer")[0]).toMatchObject({
      invoice_settings: {
        custom_fields: {
          0: { name: "Seller", value: "Porchlight Pty Ltd" },
          1: { name: "ABN", value: "51 824 753 556" },
        },
        footer: "Tax invoice. The total price includes GST.",
      },
    });
  });

  test("do not speak of a tax invoice where the seller is not registered", async () => {
    const world = await newStripeWorld(seller);
    await world.toCheckout(await world.host("Kim", unpaid));
    expect(world.stripe.books.of("tax_rate")).toEqual([]);
    expect(JSON.stringify(world.stripe.books.of("customer")[0])).not.toContain("Tax invoice");
  });
});

describe("the billing portal", () => {
  test("opens for a host who once paid, and comes back to the profile", async () => {
    const world = await newStripeWorld();
    const lou = await world.host("Lou", unpaid);
    expect(await lou.post("/api/billing/portal")).toMatchObject({
      status: 409,
      body: { code: "no_billing" },
    });
    await world.deliverAll((await world.payAtStripe(lou)).events);
    const visits = [await lou.post("/api/billing/portal"), await lou.post("/api/billing/portal")];
    for (const { body } of visits) expect(body).toEqual({ url: "https://billing.stripe.test/p" });
    expect(world.stripe.books.of("billing_portal.configuration")).toHaveLength(1);
    expect(world.stripe.books.of("billing_portal.session")[0]).toMatchObject({
      customer: world.stripe.books.of("customer")[0]?.id,
      return_url: "http://porchlight.test/profile?billing=returned",
    });
  });

  test("has today's settings where an earlier version of the server made them", async () => {
    const world = await newStripeWorld();
    const lou = await world.host("Lou", unpaid);
    await world.deliverAll((await world.payAtStripe(lou)).events);
    await lou.post("/api/billing/portal");
    const [configuration] = world.stripe.books.of("billing_portal.configuration");
    Object.assign(configuration ?? {}, { metadata: { made_for: "porchlight" }, features: {} });
    await lou.post("/api/billing/portal");
    expect(world.stripe.books.of("billing_portal.configuration")).toMatchObject([
      { features: { subscription_cancel: { mode: "at_period_end" } } },
    ]);
  });

  test("says where to write once the customer was deleted at Stripe, and the plan has ended then", async () => {
    const world = await newStripeWorld();
    const moana = await world.host("Moana", unpaid);
    await world.deliverAll((await world.payAtStripe(moana)).events);
    world.stripe.books.things.delete(world.stripe.books.of("customer")[0]?.id ?? "");
    expect(await moana.post("/api/billing/portal")).toMatchObject({
      status: 409,
      body: { code: "billing_gone", message: expect.stringContaining("write to hello@") },
    });
    expect(await world.statusOf(moana)).toMatchObject({ status: "inactive" });
  });

  test("what was changed there shows at once, before the message about it", async () => {
    const world = await newStripeWorld();
    const mia = await world.host("Mia", unpaid);
    await world.deliverAll((await world.payAtStripe(mia)).events);
    world.stripe.books.change({ cancel_at_period_end: true });
    expect(await world.statusOf(mia)).toMatchObject({ renews: true });
    expect((await mia.get("/api/subscription-status?refresh=true")).body).toMatchObject({ renews: false });
    expect(await world.statusOf(mia)).toMatchObject({ renews: false });
  });
});
