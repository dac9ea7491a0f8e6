import { beforeEach, expect, test } from "vitest";
import { loadSettings } from "#operations/settings/settings.server.ts";
import { newWorld, PASSWORD, type Host, type World } from "#test/world.ts";

let world: World;
let operator: Host;
beforeEach(async () => {
  world = await newWorld();
  operator = await world.operator("Olga");
  world.clock.advance(1); // actions are listed by time
});

const change = (settings: object) => operator.put("/api/admin/settings", settings);
const signUp = (email: string) =>
  world.visitor().post("/api/auth/signup", { email, password: PASSWORD, firstName: "Ben", lastName: "Tate" });

test("the settings are the defaults until an operator changes them", async () => {
  expect((await operator.get("/api/admin/settings")).body).toEqual({
    signUp: "open",
    site: true,
    productName: "Porchlight",
    contactEmail: "hello@porchlight.example",
    country: "AU",
    mapUpdates: false,
    announcement: null,
    setByEnvironment: [],
  });
});

test("closed sign-up holds at once, and each change is in the operators' log", async () => {
  expect(await change({ signUp: "closed" })).toMatchObject({ status: 200, body: { signUp: "closed" } });
  expect((await signUp("ben@example.com")).body.code).toBe("sign_up_closed");
  expect((await world.guest.get("/api/server")).body.signUp).toBe("closed");
  expect((await operator.get("/api/admin/log")).body[0]).toMatchObject({
    action: "settings",
    operator: operator.email,
    subject: "SIGN_UP",
    reason: "closed",
  });
  world.clock.advance(1);
  expect((await change({ signUp: null })).body.signUp).toBe("open");
  expect((await signUp("ben@example.com")).status).toBe(201);
  expect((await operator.get("/api/admin/log")).body[0]).toMatchObject({ reason: "back to the default" });
});

test("name, contact and site change without a restart, on pages that were drawn before too", async () => {
  const { slug } = (await operator.post("/api/guidebooks", { name: "Lake House" })).body;
  const page = async () => (await world.guest.get(`/view/${slug}`)).text;
  expect(await page()).toContain("Porchlight");
  await change({ productName: "Doormat", contactEmail: "us@doormat.example.com", site: false });
  expect(await page()).toContain("Doormat");
  expect(await page()).not.toContain("Porchlight");
  expect((await world.guest.get("/feed.xml")).status).toBe(404);
  expect(world.context.config.mailFrom).toBe("Doormat <us@doormat.example.com>");
});

test("what the environment names cannot be changed, and nothing of the call is", async () => {
  world = await newWorld({ SIGN_UP: "open", CONTACT_EMAIL: "us@example.com" });
  operator = await world.operator("Olga");
  expect((await operator.get("/api/admin/settings")).body.setByEnvironment).toEqual([
    "signUp",
    "contactEmail",
  ]);
  expect(await change({ productName: "Doormat", signUp: "closed" })).toMatchObject({
    status: 409,
    body: { code: "set_by_environment", message: expect.stringContaining("SIGN_UP") },
  });
  expect((await operator.get("/api/admin/settings")).body.productName).toBe("Porchlight");
});

test("a row that the environment names later is without effect", async () => {
  await change({ signUp: "closed" });
  const restarted = await newWorld({ SIGN_UP: "open" });
  const row = { name: "SIGN_UP", value: "closed", changed_at: 1 } as const;
  await restarted.context.db.insertInto("server_settings").values(row).execute();
  await loadSettings(restarted.context);
  expect((await restarted.guest.get("/api/server")).body.signUp).toBe("open");
});

test("another process takes a change over, and draws nothing again while there is none", async () => {
  const row = { name: "PRODUCT_NAME", value: "Doormat", changed_at: 1 } as const;
  await world.context.db.insertInto("server_settings").values(row).execute();
  await loadSettings(world.context);
  const { product } = world.context.config;
  expect(product.name).toBe("Doormat");
  await loadSettings(world.context);
  expect(world.context.config.product).toBe(product);
});

test("a change needs a fresh proof and a value that fits", async () => {
  for (const wrong of [{ signUp: "half" }, { productName: "<b>" }, { contactEmail: "us" }, { country: "XX" }])
    expect(await change(wrong)).toMatchObject({ status: 400, body: { code: "invalid" } });
  world.clock.advance(16 * 60_000);
  expect((await change({ signUp: "closed" })).body.code).toBe("proof_needed");
});

test("hosts read the announcement, and strangers do not", async () => {
  const host = await world.host("Aroha");
  const read = async () => (await host.get("/api/announcement")).body.announcement;
  expect(await read()).toBeNull();
  await change({ announcement: "Back at 9 pm." });
  const first = await read();
  expect(first).toEqual({ id: expect.any(String), text: "Back at 9 pm." });
  world.clock.advance(1);
  await change({ announcement: "Back at 10 pm." });
  expect((await read()).id).not.toBe(first.id);
  expect((await world.guest.get("/api/announcement")).status).toBe(401);
  await change({ announcement: null });
  expect(await read()).toBeNull();
});
