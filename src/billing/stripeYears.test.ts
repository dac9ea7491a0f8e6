import { describe, expect, test } from "vitest";
import { findSubscription } from "#billing/subscription.server.ts";
import { newStripeWorld, type StripeWorld } from "#test/stripeWorld.ts";
import type { Host } from "#test/world.ts";

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365 * DAY;

async function aSubscriber(name: string): Promise<{ world: StripeWorld; host: Host; paidUntil: number }> {
  const world = await newStripeWorld();
  const host = await world.host(name, { subscribed: false });
  await world.deliverAll((await world.payAtStripe(host)).events);
  return { world, host, paidUntil: world.clock.now() + YEAR };
}

describe("a subscription", () => {
  test("renews", async () => {
    const { world, host, paidUntil } = await aSubscriber("Aroha");
    world.clock.advance(YEAR);
    await world.deliverAll(world.stripe.books.renew());
    expect(await world.statusOf(host)).toMatchObject({ status: "active", periodEnd: paidUntil + YEAR });
  });

  test("that renews is not locked out while the news of it is late", async () => {
    const { world, host } = await aSubscriber("Ben");
    world.clock.advance(YEAR + DAY);
    expect(await world.statusOf(host)).toMatchObject({ status: "active" });
    world.clock.advance(3 * DAY);
    expect(await world.statusOf(host)).toMatchObject({ status: "inactive" });
  });

  test("that renews without a message is asked about, before anybody is locked out", async () => {
    const { world, host, paidUntil } = await aSubscriber("Bea");
    await world.runJobs();
    world.clock.advance(YEAR);
    world.stripe.books.renew();
    await world.runJobs();
    world.clock.advance(30 * DAY);
    expect(await world.statusOf(host)).toMatchObject({ status: "active", periodEnd: paidUntil + YEAR });
    const before = world.stripe.calls.length;
    await world.runJobs();
    expect(world.stripe.calls).toHaveLength(before);
  });

  test("that is cancelled runs to the end of what was paid, and can be resumed until then", async () => {
    const { world, host, paidUntil } = await aSubscriber("Cleo");
    await world.deliverAll(world.stripe.books.change({ cancel_at_period_end: true }));
    const cancelled = { status: "active", renews: false, periodEnd: paidUntil };
    expect(await world.statusOf(host)).toMatchObject(cancelled);
    await world.deliverAll(world.stripe.books.change({ cancel_at_period_end: false }));
    expect(await world.statusOf(host)).toMatchObject({ ...cancelled, renews: true });
    await world.deliverAll(world.stripe.books.change({ cancel_at: paidUntil / 1000 }));
    expect(await world.statusOf(host)).toMatchObject(cancelled);
    world.clock.advance(YEAR);
    expect(await world.statusOf(host)).toMatchObject({ status: "inactive", periodEnd: paidUntil });
    await world.deliverAll(world.stripe.books.endPeriod());
    expect(await world.statusOf(host)).toMatchObject({ status: "inactive", periodEnd: paidUntil });
  });

  test("keeps access while a failed payment is tried again, and ends when Stripe gives up", async () => {
    const { world, host } = await aSubscriber("Dan");
    world.clock.advance(YEAR);
    await world.deliverAll(world.stripe.books.failRenewal());
    world.clock.advance(20 * DAY);
    expect(await world.statusOf(host)).toMatchObject({ status: "active", pastDue: true });
    const ended = world.clock.now();
    await world.deliverAll(world.stripe.books.endPeriod());
    expect(await world.statusOf(host)).toMatchObject({
      status: "inactive",
      pastDue: false,
      periodEnd: ended,
    });
  });

  test("that Stripe is told to leave past due for ever ends with the longest time that payments are tried", async () => {
    const { world, host } = await aSubscriber("Eli");
    world.clock.advance(YEAR);
    await world.deliverAll(world.stripe.books.failRenewal());
    world.clock.advance(61 * DAY);
    expect(await world.statusOf(host)).toMatchObject({ status: "active", pastDue: true });
    world.clock.advance(DAY);
    const ended = world.clock.now();
    const over = { status: "inactive", periodEnd: ended };
    expect(await world.statusOf(host)).toMatchObject(over);
    await world.runJobs();
    expect(await world.statusOf(host)).toMatchObject(over);
    const again = await host.post("/api/create-checkout-session");
    expect(again).toMatchObject({ status: 409, body: { code: "payment_due" } });
    await world.deliverAll(world.stripe.books.renew());
    expect(await world.statusOf(host)).toMatchObject({ status: "active" });
  });

  test("goes on after a failed payment that went through in the end", async () => {
    const { world, host } = await aSubscriber("Eve");
    world.clock.advance(YEAR);
    await world.deliverAll(world.stripe.books.failRenewal());
    await world.deliverAll(world.stripe.books.renew());
    expect(await world.statusOf(host)).toMatchObject({ status: "active", pastDue: false });
  });

  test("that is left unpaid ends on the day we learnt it, and stays ended on that day", async () => {
    const { world, host } = await aSubscriber("Finn");
    world.clock.advance(YEAR);
    const unpaid = world.stripe.books.change({ status: "unpaid" });
    const learnt = world.clock.now();
    await world.deliverAll(unpaid);
    world.clock.advance(DAY);
    const status = await world.statusOf(host, "?refresh=true");
    expect(status).toMatchObject({ status: "inactive", periodEnd: learnt });
  });

  test("can be bought again after it ended", async () => {
    const { world, host } = await aSubscriber("Gus");
    await world.deliverAll(world.stripe.books.endPeriod());
    await world.deliverAll((await world.payAtStripe(host)).events);
    expect(await world.statusOf(host)).toMatchObject({ status: "active" });
    expect(world.stripe.books.of("customer")).toHaveLength(1);
  });

  test("ends with the customer, where that was deleted at Stripe", async () => {
    const { world, host } = await aSubscriber("Hana");
    const { books } = world.stripe;
    const [customer] = books.of("customer");
    for (const thing of books.of("subscription")) books.things.delete(thing.id);
    await world.deliverAll([
      {
        id: "evt_gone",
        object: "event",
        type: "customer.deleted",
        created: 1,
        livemode: false,
        data: { object: customer },
      },
    ]);
    expect(await world.statusOf(host)).toMatchObject({ status: "inactive" });
  });
});

describe("a refund", () => {
  test("of the whole year ends the subscription at once, for good", async () => {
    const { world, host } = await aSubscriber("Ivy");
    world.clock.advance(20 * DAY);
    const refunded = world.stripe.books.refund();
    await world.deliverAll([...refunded, ...refunded]);
    expect(await world.statusOf(host)).toMatchObject({ status: "inactive", periodEnd: world.clock.now() });
    expect(world.stripe.books.of("subscription")[0]).toMatchObject({ status: "canceled" });
  });

  test("of a part changes nothing", async () => {
    const { world, host } = await aSubscriber("Jo");
    await world.deliverAll(world.stripe.books.refund(500));
    expect(await world.statusOf(host)).toMatchObject({ status: "active", renews: true });
  });

  test("of an older year changes nothing", async () => {
    const { world, host } = await aSubscriber("Kim");
    const refunded = world.stripe.books.refund();
    world.clock.advance(YEAR);
    await world.deliverAll(world.stripe.books.renew());
    await world.deliverAll(refunded);
    expect(await world.statusOf(host)).toMatchObject({ status: "active" });
  });

  test("is finished at the second try, where Stripe failed in the middle of the first", async () => {
    const { world, host } = await aSubscriber("Lou");
    const [event = {}] = world.stripe.books.refund();
    world.stripe.fail(1);
    expect((await world.deliver(event)).status).toBe(500);
    expect(await world.statusOf(host)).toMatchObject({ status: "active" });
    await world.deliverAll([event]);
    expect(await world.statusOf(host)).toMatchObject({ status: "inactive" });
  });
});

test("what was paid with a test card counts for nothing once the key is a live one", async () => {
  const { world, host } = await aSubscriber("Nia");
  const { config } = world.context;
  const live = { ...config, stripe: config.stripe && { ...config.stripe, live: true } };
  expect(await findSubscription({ ...world.context, config: live }, host.id)).toMatchObject({
    status: "inactive",
  });
});

test("what becomes of subscriptions is counted once, however often it is told", async () => {
  const { world } = await aSubscriber("Mia");
  world.clock.advance(YEAR);
  const { books } = world.stripe;
  await world.deliverAll(books.failRenewal());
  await world.deliverAll(books.renew());
  const cancelled = books.change({ cancel_at_period_end: true });
  await world.deliverAll([...cancelled, ...cancelled]);
  await world.deliverAll(books.endPeriod());
  const counts = await world.context.db.selectFrom("event_counts").select(["name", "count"]).execute();
  expect(Object.fromEntries(counts.map(({ name, count }) => [name, count]))).toEqual({
    subscription_completed: 1,
    purchase: 1,
    subscription_failed: 1,
    subscription_renewed: 1,
    subscription_cancelled: 1,
  });
});
