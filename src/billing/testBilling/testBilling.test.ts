import { beforeAll, describe, expect, test } from "vitest";
import { newWorld, type Host, type World } from "#test/world.ts";

const YEAR = 365 * 24 * 60 * 60 * 1000;
const unpaid = { subscribed: false };

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const form = (action: string) =>
  [`action=${action}`, { "content-type": "application/x-www-form-urlencoded" }] as const;
const toCheckout = async (host: Host): Promise<string> =>
  (await host.post("/api/create-checkout-session")).body.url;
const statusOf = async (host: Host) => (await host.get("/api/subscription-status")).body;

describe("the test checkout", () => {
  test("says that it is a test, without a script and with a strict policy", async () => {
    const page = await world.guest.get(await toCheckout(await world.host("Aroha", unpaid)));
    expect(page.text).toContain("Test checkout: no money moves");
    expect(page.text).toContain("Pay $20 AUD");
    expect(page.text).not.toMatch(/<script|style="/);
    expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'self'; /);
    expect(page.text).not.toContain("takes no payments");
  });

  test("lets the host in for a year when it is paid, and leads home", async () => {
    const ben = await world.host("Ben", unpaid);
    const url = await toCheckout(ben);
    const paid = await ben.post(url, ...form("pay"));
    expect(paid).toMatchObject({ status: 303 });
    expect(paid.headers.get("location")).toBe(`/?success=true&session_id=${url.split("/").at(-1)}`);
    const year = { status: "active", plan: "Pro", periodEnd: world.clock.now() + YEAR, renews: true };
    expect(await statusOf(ben)).toMatchObject(year);
    world.clock.advance(1000);
    expect((await ben.post(url)).status).toBe(303);
    expect(await statusOf(ben)).toMatchObject(year);
    const again = await ben.post("/api/create-checkout-session");
    expect(again).toMatchObject({ status: 409, body: { code: "already_subscribed" } });
  });

  test("declines a card when asked to, and can still be paid", async () => {
    const cleo = await world.host("Cleo", unpaid);
    const url = await toCheckout(cleo);
    const declined = await cleo.post(url, ...form("decline"));
    expect((await cleo.get(declined.headers.get("location") ?? "")).text).toContain("The card was declined.");
    expect(await statusOf(cleo)).toMatchObject({ status: "inactive", periodEnd: null });
    expect((await cleo.post(url)).status).toBe(303);
    expect(await statusOf(cleo)).toMatchObject({ status: "active" });
  });

  test("refuses more than a form, and a form from another site", async () => {
    const url = await toCheckout(await world.host("Lea", unpaid));
    const huge = await world.guest.post(url, ...form("x".repeat(2 * 1024 * 1024)));
    expect(huge.status).toBe(413);
    const forged = await world.guest.post(url, undefined, { origin: "https://evil.example" });
    expect(forged).toMatchObject({ status: 403, body: { code: "cross_site" } });
  });

  test("says in production that nobody is charged", async () => {
    const live = await newWorld({ NODE_ENV: "production", PUBLIC_URL: "http://porchlight.test" });
    const page = await live.guest.get(await toCheckout(await live.host("Gus", unpaid)));
    expect(page.text).toContain("This server takes no payments");
  });

  test("is not there where Stripe takes the money, and what it gave does not count", async () => {
    const stripe = { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: "whsec_x" };
    const paid = await newWorld({ BILLING: "stripe", ...stripe });
    const hana = await paid.host("Hana", unpaid);
    const row = {
      subscription_id: "test_1",
      state: "active",
      renews: 1,
      ended_at: null,
      updated_at: 1,
    } as const;
    const until = paid.clock.now() + YEAR;
    const times = { period_end: until, access_until: until };
    await paid.context.db
      .insertInto("account_subscriptions")
      .values({ account_id: hana.accountId, ...row, ...times })
      .execute();
    expect(await statusOf(hana)).toMatchObject({ status: "inactive" });
    expect((await paid.guest.post("/test-checkout/nothing")).text).toBe("screen");
  });
});

describe("the test portal", () => {
  test("cancels, resumes, fails, recovers and refunds", async () => {
    const ivy = await world.host("Ivy");
    const { url } = (await ivy.post("/api/billing/portal")).body;
    const { periodEnd } = await statusOf(ivy);
    const steps = [
      ["cancel", { status: "active", renews: false, periodEnd }],
      ["resume", { status: "active", renews: true, periodEnd }],
      ["fail", { status: "active", pastDue: true }],
      ["recover", { status: "active", pastDue: false }],
      ["refund", { status: "inactive", renews: false, periodEnd: world.clock.now() }],
    ] as const;
    for (const [action, after] of steps) {
      expect((await world.guest.post(url, ...form(action))).status).toBe(303);
      expect(await statusOf(ivy)).toMatchObject(after);
    }
    expect((await world.guest.get(url)).text).toContain("Ended on");
  });

  test("opens only for a host who once paid, and no page opens that was not made", async () => {
    const jo = await world.host("Jo", unpaid);
    expect(await jo.post("/api/billing/portal")).toMatchObject({ status: 409, body: { code: "no_billing" } });
    for (const path of ["/test-billing/nothing", "/test-billing/%00", "/test-checkout/a%00b"])
      expect((await world.guest.get(path)).status).toBe(404);
    expect((await world.guest.post("/test-checkout/nothing")).status).toBe(404);
  });
});

test("with billing off everybody is subscribed, and there is nothing to pay", async () => {
  const free = await newWorld({ BILLING: "off" });
  const kim = await free.host("Kim", unpaid);
  expect(await statusOf(kim)).toMatchObject({ status: "active", plan: "Pro", periodEnd: null });
  for (const call of ["/api/create-checkout-session", "/api/billing/portal"])
    expect(await kim.post(call)).toMatchObject({ status: 409, body: { code: "billing_off" } });
  expect((await kim.post("/api/guidebooks", { name: "Mine" })).status).toBe(201);
});
