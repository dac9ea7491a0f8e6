import { describe, expect, test } from "vitest";
import { newStripeWorld, type StripeWorld } from "#test/stripeWorld.ts";

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365 * DAY;
const unpaid = { subscribed: false };

async function aPayment(world: StripeWorld, name: string) {
  const host = await world.host(name, unpaid);
  return { host, ...(await world.payAtStripe(host)) };
}

describe("the first payment", () => {
  test("lets the host in when Stripe's messages come, with a year ahead", async () => {
    const world = await newStripeWorld();
    const { host, events } = await aPayment(world, "Aroha");
    expect(await world.statusOf(host)).toMatchObject({ status: "inactive" });
    expect((await host.post("/api/guidebooks", { name: "Too early" })).status).toBe(402);
    await world.deliverAll(events);
    const periodEnd = world.clock.now() + YEAR;
    expect(await world.statusOf(host)).toEqual({
      status: "active",
      plan: "Pro",
      price: { amount: 2000, currency: "aud" },
      periodEnd,
      renews: true,
      pastDue: false,
      askOwner: null,
      checkout: null,
    });
    expect((await host.post("/api/guidebooks", { name: "Lake House" })).status).toBe(201);
  });

  test("lets the host in at the return, where the messages are late, and they change nothing then", async () => {
    const world = await newStripeWorld();
    const { host, session, events } = await aPayment(world, "Ben");
    const settled = await host.get(`/api/subscription-status?session_id=${session}`);
    expect(settled.body).toMatchObject({ status: "active" });
    await world.deliverAll(events);
    expect(await world.statusOf(host)).toEqual({ ...settled.body, checkout: null });
  });

  test("asks Stripe nothing at the return, where the messages came first", async () => {
    const world = await newStripeWorld();
    const { host, session, events } = await aPayment(world, "Cleo");
    await world.deliverAll(events);
    const before = world.stripe.calls.length;
    expect((await host.get(`/api/subscription-status?session_id=${session}`)).body.status).toBe("active");
    expect(world.stripe.calls).toHaveLength(before);
  });

  test("is settled by the return of its owner alone", async () => {
    const world = await newStripeWorld();
    const { host, session } = await aPayment(world, "Dan");
    const eve = await world.host("Eve", unpaid);
    await world.toCheckout(eve);
    for (const id of [session, "cs_test_0000", "nonsense"]) {
      const { status, body } = await eve.get(`/api/subscription-status?session_id=${id}`);
      expect({ status, is: body.status }).toEqual({ status: 200, is: "inactive" });
    }
    expect(await world.statusOf(host)).toMatchObject({ status: "inactive" });
  });

  test("tells what is stored while Stripe cannot be asked", async () => {
    const world = await newStripeWorld();
    const { host, session } = await aPayment(world, "Finn");
    world.stripe.fail(1);
    const { status, body } = await host.get(`/api/subscription-status?session_id=${session}`);
    expect({ status, is: body.status }).toEqual({ status: 200, is: "inactive" });
    const again = await host.get(`/api/subscription-status?session_id=${session}`);
    expect(again.body.status).toBe("active");
  });
});

describe("a message", () => {
  test("that comes twice is handled once", async () => {
    const world = await newStripeWorld();
    const { host, events } = await aPayment(world, "Gus");
    await world.deliverAll([...events, ...events]);
    expect(await world.storedEvents()).toBe(events.length);
    expect(await world.statusOf(host)).toMatchObject({ status: "active" });
  });

  test("that comes fifty times at once is handled once", async () => {
    const world = await newStripeWorld();
    const { host, events } = await aPayment(world, "Hana");
    const [event = {}] = events;
    const responses = await Promise.all(Array.from({ length: 50 }, () => world.deliver(event)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await world.storedEvents()).toBe(1);
    expect(await world.statusOf(host)).toMatchObject({ status: "active" });
  });

  test("signed with another secret is refused, and nothing is stored", async () => {
    const world = await newStripeWorld();
    const { host, events } = await aPayment(world, "Ivy");
    for (const event of events) {
      expect(await world.deliver(event, { secret: "whsec_of_somebody_else" })).toMatchObject({
        status: 400,
        body: { code: "bad_signature" },
      });
    }
    expect(await world.storedEvents()).toBe(0);
    expect(await world.statusOf(host)).toMatchObject({ status: "inactive" });
  });

  test("without a signature, or with one for other words, is refused", async () => {
    const world = await newStripeWorld();
    const { events } = await aPayment(world, "Jo");
    const body = JSON.stringify(events[0]);
    expect((await world.guest.post("/api/webhooks/stripe", body)).status).toBe(400);
    const headers = { "stripe-signature": "t=1,v1=00" };
    expect((await world.guest.post("/api/webhooks/stripe", body, headers)).status).toBe(400);
    expect(await world.storedEvents()).toBe(0);
  });

  test("that was overheard is not taken six minutes later", async () => {
    const world = await newStripeWorld();
    const { host, events } = await aPayment(world, "Nia");
    for (const event of events) {
      expect((await world.deliver(event, { ago: 6 * 60 * 1000 })).body).toMatchObject({
        code: "bad_signature",
      });
    }
    expect(await world.statusOf(host)).toMatchObject({ status: "inactive" });
  });

  test("is taken from another site: Stripe's server signs instead", async () => {
    const world = await newStripeWorld();
    const refused = await world.guest.post("/api/webhooks/stripe", "{}", { "sec-fetch-site": "cross-site" });
    expect(refused.body).toMatchObject({ code: "bad_signature" });
  });

  test("that means nothing here is accepted", async () => {
    const world = await newStripeWorld();
    const { events } = await aPayment(world, "Kim");
    const unknown = { ...events[0], id: "evt_x", type: "radar.early_fraud_warning.created" };
    const stranger = { ...events[0], id: "evt_y", data: { object: { customer: "cus_of_another_shop" } } };
    const thin = {
      id: "evt_z",
      object: "v2.core.event",
      type: "v2.core.account.updated",
      created: "2026-01-05",
    };
    await world.deliverAll([unknown, stranger, thin]);
    expect(await world.storedEvents()).toBe(0);
  });

  test("of live mode means nothing beside a test key, nor one of test mode beside a live key", async () => {
    const world = await newStripeWorld();
    const { host, events } = await aPayment(world, "Kiri");
    await world.deliverAll(events.map((event) => ({ ...event, livemode: true })));
    expect(await world.storedEvents()).toBe(0);
    expect(await world.statusOf(host)).toMatchObject({ status: "inactive" });
    expect(JSON.stringify(world.logged)).toContain("a Stripe event of the other mode");
  });

  test("is asked for again where Stripe could not be asked, and nothing is half written", async () => {
    const world = await newStripeWorld();
    const { host, events } = await aPayment(world, "Lou");
    const [event = {}] = events;
    world.stripe.fail(1);
    expect((await world.deliver(event)).status).toBe(500);
    expect(await world.storedEvents()).toBe(0);
    await world.deliverAll([event]);
    expect(await world.statusOf(host)).toMatchObject({ status: "active" });
  });

  test("is asked for again where the database failed in the middle, and nothing is half written", async () => {
    const world = await newStripeWorld();
    const { host, events } = await aPayment(world, "Mia");
    const [event = {}] = events;
    const { schema } = world.context.db;
    await schema.alterTable("account_subscriptions").renameTo("away").execute();
    expect((await world.deliver(event)).status).toBe(500);
    expect(await world.storedEvents()).toBe(0);
    await schema.alterTable("away").renameTo("account_subscriptions").execute();
    await world.deliverAll([event]);
    expect(await world.statusOf(host)).toMatchObject({ status: "active" });
  });
});

describe("the order of messages", () => {
  test("does not matter: backwards ends where forwards does", async () => {
    const world = await newStripeWorld();
    const { host, events } = await aPayment(world, "Nia");
    const cancelled = world.stripe.books.change({ cancel_at_period_end: true });
    const resumed = world.stripe.books.change({ cancel_at_period_end: false });
    world.clock.advance(YEAR);
    const renewed = world.stripe.books.renew();
    const all = [...events, ...cancelled, ...resumed, ...renewed];
    await world.deliverAll(all.toReversed());
    const periodEnd = world.clock.now() + YEAR;
    expect(await world.statusOf(host)).toMatchObject({ status: "active", renews: true, periodEnd });
    expect(await world.storedEvents()).toBe(all.length);
  });

  test("an old message does not bring back what has ended", async () => {
    const world = await newStripeWorld();
    const { host, events } = await aPayment(world, "Olga");
    const ended = world.stripe.books.endPeriod();
    await world.deliverAll([...ended, ...events]);
    expect(await world.statusOf(host)).toMatchObject({ status: "inactive", renews: false });
  });

  test("an answer of Stripe's that was asked for earlier, and comes later, is not believed", async () => {
    const world = await newStripeWorld();
    const { host, events } = await aPayment(world, "Pia");
    const release = world.stripe.delayNext("GET /v1/subscriptions");
    const slow = world.deliver(events[0] ?? {});
    await expect
      .poll(() => world.stripe.calls.filter((call) => call === "GET /v1/subscriptions").length)
      .toBe(2);
    await world.deliverAll(world.stripe.books.endPeriod());
    release();
    expect((await slow).status).toBe(200);
    expect(await world.statusOf(host)).toMatchObject({ status: "inactive" });
  });
});
