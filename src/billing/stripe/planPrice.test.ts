import { expect, test } from "vitest";
import { openPlanPrice } from "#billing/stripe/planPrice.server.ts";
import { loadSettings } from "#operations/settings/settings.server.ts";
import { eventually } from "#test/eventually.ts";
import { newStripeWorld } from "#test/stripeWorld.ts";
import { newWorld } from "#test/world.ts";

const DAY = 24 * 3_600_000;
const unpaid = { subscribed: false };
const euros = {
  id: "price_9",
  object: "price",
  created: 1,
  active: true,
  currency: "eur",
  unit_amount: 2400,
  recurring: { interval: "year", interval_count: 1 },
};

async function open(price: object = {}) {
  const world = await newStripeWorld({ STRIPE_PRICE_ID: "price_9" });
  world.stripe.books.things.set("price_9", { ...euros, ...price });
  return world;
}
const priceEvent = { id: "evt_p", object: "event", type: "price.updated", created: 1, livemode: false };

test("the price of Stripe is on the site, in the terms, in the emails and at the checkout", async () => {
  const world = await open();
  await openPlanPrice(world.context);
  const article = (await world.guest.get("/api/openapi.json")).text;
  expect(article).not.toMatch(/AUD 20|\$20/);
  const aroha = await world.host("Aroha", unpaid);
  const { session, events } = await world.payAtStripe(aroha);
  expect(world.stripe.books.things.get(session)).toMatchObject({ line_items: { 0: { price: "price_9" } } });
  await world.deliverAll(events);
  await world.runJobs();
  expect(world.mailbox.find(({ subject }) => subject.startsWith("Receipt"))).toMatchObject({
    subject: "Receipt: Porchlight Pro, €24",
    html: expect.stringContaining("€24"),
  });
  expect(await world.statusOf(aroha)).toMatchObject({ price: { amount: 2400, currency: "eur" } });
});

test("who subscribed at another price goes on at it, and reads it", async () => {
  const world = await open();
  await openPlanPrice(world.context);
  const aroha = await world.host("Aroha", unpaid);
  await world.deliverAll((await world.payAtStripe(aroha)).events);
  world.context.config.product = {
    ...world.context.config.product,
    price: { amount: 9900, currency: "eur" },
  };
  expect(await world.statusOf(aroha)).toMatchObject({ price: { amount: 2400 } });
  await world.runJobs();
  expect(world.mailbox.at(-1)?.subject).toContain("€24");
});

test.each([
  ["by the month", { recurring: { interval: "month", interval_count: 1 } }, "it is not charged by the year"],
  ["once", { recurring: null }, "it is charged once"],
  ["every two years", { recurring: { interval: "year", interval_count: 2 } }, "it is not charged every year"],
  ["nothing", { unit_amount: 0 }, "it costs nothing"],
  ["by the amount", { unit_amount: null }, "it has no fixed amount"],
  ["what is archived", { active: false }, "it is archived"],
])("a server whose price is charged %s does not start, and says why", async (_what, wrong, why) => {
  const world = await open(wrong);
  await expect(openPlanPrice(world.context)).rejects.toThrow(why);
});

test("a price that Stripe never gave stops the start; one that it gave before holds", async () => {
  const world = await open();
  world.stripe.books.things.delete("price_9");
  await expect(openPlanPrice(world.context)).rejects.toThrow("Stripe did not give the price price_9");
  world.stripe.books.things.set("price_9", euros);
  await openPlanPrice(world.context);
  world.stripe.books.things.delete("price_9");
  await openPlanPrice(world.context);
  expect(world.context.config.product.price).toEqual({ amount: 2400, currency: "eur" });
});

test("a price that was archived since it was read is logged, and stops no restart", async () => {
  const world = await open();
  await openPlanPrice(world.context);
  world.stripe.books.things.set("price_9", { ...euros, active: false });
  await openPlanPrice(world.context);
  await eventually(() => expect(JSON.stringify(world.logged)).toContain("it is archived"));
  expect(world.context.config.product.price).toEqual({ amount: 2400, currency: "eur" });
});

test("another process follows, and changed settings keep the price", async () => {
  const world = await open();
  await openPlanPrice(world.context);
  world.context.config.product = {
    ...world.context.config.product,
    price: { amount: 2000, currency: "aud" },
  };
  await loadSettings(world.context);
  expect(world.context.config.product.price).toEqual({ amount: 2400, currency: "eur" });
});

test("an archived price is in the log after its event, and the day's job fails with the reason", async () => {
  const world = await open();
  await openPlanPrice(world.context);
  world.stripe.books.things.set("price_9", { ...euros, active: false });
  expect((await world.deliver({ ...priceEvent, data: { object: { id: "price_9" } } })).status).toBe(200);
  expect(JSON.stringify(world.logged)).toContain("it is archived");
  world.clock.advance(2 * DAY);
  await world.runJobs();
  const jobs = world.context.db
    .selectFrom("jobs")
    .select("failure")
    .where("kind", "=", "billing.refreshPrice");
  expect((await jobs.executeTakeFirstOrThrow()).failure).toContain("it is archived");
});

test("a default server asks nobody, and its plan costs AUD 20", async () => {
  for (const world of [await newWorld(), await newStripeWorld()]) {
    await openPlanPrice(world.context);
    expect(world.context.config.product.price).toEqual({ amount: 2000, currency: "aud" });
  }
});
