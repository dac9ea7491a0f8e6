import { describe, expect, test } from "vitest";
import { newStripeWorld } from "#test/stripeWorld.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const HOUR = 60 * 60 * 1000;
const unpaid = { subscribed: false };

const statusOf = async (host: Host, query = "") => (await host.get(`/api/subscription-status${query}`)).body;

async function openCheckout(host: Host) {
  const { url } = (await host.post("/api/create-checkout-session")).body;
  const id = String(url).split("/").at(-1);
  return { id, pay: () => host.post(url) };
}

async function counts({ context }: World) {
  const rows = await context.db.selectFrom("event_counts").select(["name", "route", "count"]).execute();
  return Object.fromEntries(rows.map(({ name, route, count }) => [`${name} ${route}`.trim(), count]));
}

describe("a checkout that came back", () => {
  test("is being confirmed, whatever is asked afterwards, for an hour", async () => {
    const world = await newWorld();
    const aroha = await world.host("Aroha", unpaid);
    const { id } = await openCheckout(aroha);
    expect(await statusOf(aroha)).toMatchObject({ status: "inactive", checkout: null });
    expect(await statusOf(aroha, `?session_id=${id}`)).toMatchObject({ checkout: "confirming" });
    world.clock.advance(HOUR - 1);
    expect(await statusOf(aroha)).toMatchObject({ status: "inactive", checkout: "confirming" });
    await statusOf(aroha, `?session_id=${id}`);
    world.clock.advance(1);
    expect(await statusOf(aroha), "asking again makes it no longer").toMatchObject({ checkout: null });
  });

  test("is settled by the payment, also where the plan ends within the hour", async () => {
    const world = await newWorld();
    const ben = await world.host("Ben", unpaid);
    const { id, pay } = await openCheckout(ben);
    await statusOf(ben, `?session_id=${id}`);
    await pay();
    expect(await statusOf(ben)).toMatchObject({ status: "active", checkout: null });
    const { url } = (await ben.post("/api/billing/portal")).body;
    await ben.post(url, "action=refund", { "content-type": "application/x-www-form-urlencoded" });
    expect(await statusOf(ben, `?session_id=${id}`)).toMatchObject({ status: "inactive", checkout: null });
  });

  test("is paid for nobody but the host whom it was made for", async () => {
    const world = await newWorld();
    const cleo = await world.host("Cleo", unpaid);
    const { id, pay } = await openCheckout(cleo);
    await pay();
    expect(await statusOf(cleo, `?session_id=${id}`)).toMatchObject({ status: "active", checkout: "paid" });
    expect(await statusOf(cleo, "?session_id=anything")).toMatchObject({ status: "active", checkout: null });
    const dan = await world.host("Dan", unpaid);
    for (const query of [`?session_id=${id}`, "?session_id=anything", ""])
      expect(await statusOf(dan, query)).toMatchObject({ status: "inactive", checkout: null });
  });

  test("waits for Stripe where the bank takes its time, and for nothing where nobody paid", async () => {
    const world = await newStripeWorld();
    const eve = await world.host("Eve", unpaid);
    const session = await world.toCheckout(eve);
    expect(await world.statusOf(eve, `?session_id=${session}`)).toMatchObject({ checkout: null });
    Object.assign(world.stripe.books.things.get(session) ?? {}, { status: "complete" });
    expect(await world.statusOf(eve, `?session_id=${session}`)).toMatchObject({ checkout: "confirming" });
    expect(await world.statusOf(eve)).toMatchObject({ status: "inactive", checkout: "confirming" });
  });

  test("waits where Stripe cannot be asked, and is paid once it can", async () => {
    const world = await newStripeWorld();
    const finn = await world.host("Finn", unpaid);
    const { session } = await world.payAtStripe(finn);
    world.stripe.fail(1);
    expect(await world.statusOf(finn, `?session_id=${session}`)).toMatchObject({ checkout: "confirming" });
    expect(await world.statusOf(finn, `?session_id=${session}`)).toMatchObject({
      status: "active",
      checkout: "paid",
    });
  });
});

describe("what is counted of a payment", () => {
  test("is what the server knows, once", async () => {
    const world = await newWorld();
    const gus = await world.host("Gus", unpaid);
    const { id, pay } = await openCheckout(gus);
    await pay();
    await pay();
    await statusOf(gus, `?session_id=${id}`);
    expect(await counts(world)).toEqual({ subscription_completed: 1, purchase: 1 });
  });

  test("is what becomes of the plan too", async () => {
    const world = await newWorld();
    const host = await world.host("Hal");
    const { url } = (await host.post("/api/billing/portal")).body;
    for (const action of ["fail", "recover", "cancel"])
      await host.post(url, `action=${action}`, { "content-type": "application/x-www-form-urlencoded" });
    expect(await counts(world)).toMatchObject({
      subscription_failed: 1,
      subscription_renewed: 1,
      subscription_cancelled: 1,
    });
  });

  test.each(["subscription_completed", "subscription_renewed"])("is not %s from a browser", async (name) => {
    const world = await newWorld();
    expect((await world.guest.post("/api/events", { name, properties: { route: "/" } })).status).toBe(202);
    expect(await counts(world)).toEqual({});
  });
});
