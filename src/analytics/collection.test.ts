import { expect, test } from "vitest";
import { countEvent, countsByDay } from "#analytics/analytics.server.ts";
import { COUNT_DAYS } from "#analytics/jobs.server.ts";
import { EVENT_NAMES } from "#analytics/events.ts";
import { annualPurchase } from "#analytics/purchase.ts";
import { newWorld, type World } from "#test/world.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const counted = ({ context }: World) => context.db.selectFrom("event_counts").selectAll().execute();

const send = (world: World, name: string, properties?: object, headers?: Record<string, string>) =>
  world.guest.post("/api/events", { name, properties }, headers);

test("an event is counted by the hour, the screen's pattern and what was said of it", async () => {
  const world = await newWorld();
  world.clock.advance(25 * 60 * 1000);
  expect(await send(world, "login_error", { reason: "wrong", route: "/login" })).toMatchObject({
    status: 202,
    text: "",
  });
  await send(world, "login_error", { reason: "wrong", route: "/login" });
  await send(world, "login_error", { reason: "too_many", route: "/login" });
  const hour = Date.UTC(2026, 0, 5, 9);
  const key = { hour, name: "login_error", route: "/login" };
  const rows = (await counted(world)).toSorted((a, b) => b.count - a.count);
  expect(rows).toEqual([
    { ...key, properties: '{"reason":"wrong"}', count: 2 },
    { ...key, properties: '{"reason":"too_many"}', count: 1 },
  ]);
});

test("an event without properties needs none", async () => {
  const world = await newWorld();
  expect((await send(world, "logout")).status).toBe(202);
  expect(await counted(world)).toMatchObject([{ name: "logout", route: "", properties: "{}", count: 1 }]);
});

test.each([
  ["an unknown event", "opened_the_fridge", {}],
  ["a name that every object has", "constructor", {}],
  ["a real address for the pattern", "page_view", { route: "/guidebooks/Zx81" }],
  ["a reason that is not in the catalogue", "login_error", { reason: "aroha@example.com" }],
  ["a missing property", "print_preview_opened", {}],
  ["an endless amount", "purchase", { ...annualPurchase({ transactionId: "cs_1", value: 1e12 }) }],
])("%s is refused with 400, and nothing is kept", async (_what, name, properties) => {
  const world = await newWorld();
  const response = await send(world, name, properties);
  expect(response).toMatchObject({ status: 400, body: { code: "invalid" } });
  expect(await counted(world)).toEqual([]);
});

test("more than an event can be is refused", async () => {
  const world = await newWorld();
  expect((await send(world, "logout", { essay: "x".repeat(5000) })).status).toBe(413);
});

test("properties that no event has are dropped", async () => {
  const world = await newWorld();
  const personal = {
    email: "aroha@example.com",
    slug: "wanaka-x7k2p9",
    userAgent: "Lamp/1",
    route: "/signup",
  };
  expect((await send(world, "signup_completed", personal)).status).toBe(202);
  expect(await counted(world)).toMatchObject([{ route: "/signup", properties: "{}" }]);
});

test("a purchase is counted without the payment's id", async () => {
  const world = await newWorld();
  await countEvent(world.context, "purchase", annualPurchase({ transactionId: "cs_test_1", value: 20 }));
  const [row] = await counted(world);
  expect(JSON.parse(row?.properties ?? "")).toEqual({
    value: 20,
    currency: "AUD",
    items: [{ item_id: "pro-annual", item_name: "Pro, annual", price: 20, quantity: 1 }],
  });
});

test.each([
  ["Do Not Track", { dnt: "1" }],
  ["Global Privacy Control", { "sec-gpc": "1" }],
])("with %s nothing is kept", async (_what, headers: Record<string, string>) => {
  const world = await newWorld();
  expect((await send(world, "page_view", { route: "/" }, headers)).status).toBe(202);
  expect(await counted(world)).toEqual([]);
});

test("nothing that is kept says who it was", async () => {
  const world = await newWorld();
  const host = await world.host("Aroha", { subscribed: false });
  await host.post(
    "/api/events",
    { name: "page_view", properties: { route: "/dashboard" } },
    { "user-agent": "Lamp/1", "accept-language": "mi", referer: "http://porchlight.test/guidebooks/Zx81" },
  );
  const [row] = await counted(world);
  expect(Object.keys(row ?? {})).toEqual(["hour", "name", "route", "properties", "count"]);
  expect(row).toMatchObject({ name: "page_view", route: "/dashboard", properties: "{}", count: 1 });
});

test.each(["svg", "png"])("a QR code fetched as %s is counted, without saying whose", async (format) => {
  const world = await newWorld();
  expect((await world.guest.get(`/qr/demo-wanaka-retreat.${format}`)).status).toBe(200);
  expect((await world.guest.get(`/qr/demo-wanaka-retreat.${format}`, { "sec-gpc": "1" })).status).toBe(200);
  expect((await world.guest.get(`/qr/no-such-house-x7k2p9.${format}`)).status).toBe(404);
  expect(await counted(world)).toMatchObject([
    { name: "qr_downloaded", route: "", properties: `{"format":"${format}"}`, count: 1 },
  ]);
});

test("one address is counted 120 times a minute at most", async () => {
  const world = await newWorld();
  for (let sent = 0; sent < 120; sent++) expect((await send(world, "logout")).status).toBe(202);
  const refused = await send(world, "logout");
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many" } });
  expect(refused.headers.get("retry-after")).toBe("60");
  expect(await counted(world)).toMatchObject([{ count: 120 }]);
  world.clock.advance(60_000);
  expect((await send(world, "logout")).status).toBe(202);
});

test("counts go after 400 days, and the operator sees what is left by the day", async () => {
  const world = await newWorld();
  await countEvent(world.context, "subscription_renewed", {});
  world.clock.advance(COUNT_DAYS * DAY);
  await send(world, "logout");
  await world.runJobs();
  expect(await counted(world)).toHaveLength(2);
  world.clock.advance(2 * HOUR);
  await send(world, "logout");
  await world.runJobs();
  await send(world, "login_success");
  expect((await counted(world)).map(({ name }) => name)).not.toContain("subscription_renewed");
  const day = new Date(world.clock.now()).toISOString().slice(0, 10);
  expect(await countsByDay(world.context.db, { now: world.clock.now(), days: 1 })).toEqual([
    { day, name: "login_success", route: "", count: 1 },
    { day, name: "logout", route: "", count: 2 },
  ]);
});

test("an operator sees how often each screen was looked at", async () => {
  const world = await newWorld();
  for (const route of ["/pricing", "/", "/pricing"]) await send(world, "page_view", { route });
  world.clock.advance(HOUR);
  await send(world, "page_view", { route: "/" });
  const counts = await countsByDay(world.context.db, { now: world.clock.now(), days: 1 });
  expect(counts.map(({ name, route, count }) => `${count} ${name} ${route}`)).toEqual([
    "2 page_view /",
    "2 page_view /pricing",
  ]);
});

const named = `
  signup_started signup_completed signup_error login_attempted login_success login_error logout
  password_reset_requested subscribe_page_viewed subscribe_clicked checkout_started subscription_completed
  subscription_failed subscription_cancelled subscription_renewed share_link_generated share_link_copied
  qr_generated qr_downloaded print_preview_opened page_view purchase`;

test.each(named.trim().split(/\s+/))("%s is in the catalogue", (name) => {
  expect(EVENT_NAMES).toContain(name);
});
