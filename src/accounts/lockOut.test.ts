import { describe, expect, it } from "vitest";
import { newWorld, PASSWORD, type Host, type World } from "#test/world.ts";

const HOME = { "x-forwarded-for": "203.0.113.7" };
const STRANGER = { "x-forwarded-for": "198.51.100.9" };
const MINUTE = 60_000;

async function withAroha() {
  const world = await newWorld({ TRUST_PROXY: "true" });
  return { world, aroha: await world.host("Aroha", { subscribed: false }) };
}

const guess = (visitor: World["guest"], from: Record<string, string>, password = "not her password") =>
  visitor.post("/api/auth/login", { email: "aroha@example.com", password }, from);

async function failTenTimes(visitor: World["guest"], from: Record<string, string>) {
  for (let count = 0; count < 10; count++) expect((await guess(visitor, from)).status).toBe(401);
  expect((await guess(visitor, from)).status).toBe(429);
}

async function signOut(host: Host) {
  await host.get("/api/logout");
  expect((await host.get("/api/auth/user")).status).toBe(401);
}

describe("ten wrong guesses of a stranger", () => {
  it("lock out nobody but the stranger's network", async () => {
    const { world } = await withAroha();
    await failTenTimes(world.visitor(), STRANGER);
    expect((await guess(world.visitor(), STRANGER, PASSWORD)).status).toBe(429);
    expect((await guess(world.visitor(), HOME, PASSWORD)).status).toBe(200);
  });

  it("in the host's own network do not lock out a browser that the host signed in with before", async () => {
    const { world, aroha } = await withAroha();
    await signOut(aroha);
    await failTenTimes(world.visitor(), HOME);
    expect((await guess(world.visitor(), HOME, PASSWORD)).status).toBe(429);
    expect((await guess(aroha, HOME, PASSWORD)).status).toBe(200);
  });

  it("do not lock that browser out either where they are a hundred, for any account", async () => {
    const { world, aroha } = await withAroha();
    const stranger = world.visitor();
    for (let count = 0; count < 100; count++) {
      await stranger.post("/api/auth/login", { email: `host${count}@example.com`, password: "x" }, HOME);
    }
    expect((await guess(world.visitor(), HOME, PASSWORD)).status).toBe(429);
    expect((await guess(aroha, HOME, PASSWORD)).status).toBe(200);
  });
});

describe("a browser that signed in before", () => {
  it("has ten guesses of its own, so that one that was stolen is no way in", async () => {
    const { world, aroha } = await withAroha();
    await failTenTimes(aroha, HOME);
    expect((await guess(aroha, STRANGER, PASSWORD)).status).toBe(429);
    world.clock.advance(15 * MINUTE);
    expect((await guess(aroha, HOME, PASSWORD)).status).toBe(200);
  });

  it("is known for one account only", async () => {
    const { world, aroha } = await withAroha();
    await world.host("Bo", { subscribed: false });
    const bo = { email: "bo@example.com", password: "not his password" };
    for (let count = 0; count < 10; count++) await world.visitor().post("/api/auth/login", bo, HOME);
    expect((await aroha.post("/api/auth/login", bo, HOME)).status).toBe(429);
  });

  it("gets another token at each sign-in, kept from scripts and from other sites", async () => {
    const { world } = await withAroha();
    const browser = world.visitor();
    const tokens = [];
    for (let count = 0; count < 3; count++) {
      const cookie = (await guess(browser, HOME, PASSWORD)).headers.getSetCookie()[1] ?? "";
      expect(cookie).toMatch(/^porchlight_device_\w{22}=[\w-]{43};.*Max-Age=34560000.*HttpOnly/);
      expect(cookie).toMatch(/Path=\/api\/auth;/);
      expect(cookie).toMatch(/SameSite=Lax/);
      tokens.push(cookie.split(";")[0]);
    }
    expect(new Set(tokens).size).toBe(3);
    const rows = await world.context.db.selectFrom("devices").select("token_hash").execute();
    expect(rows).toHaveLength(2); // the browser of the sign-up, and this one
    expect(JSON.stringify(rows)).not.toContain(tokens[2]?.split("=")[1]);
  });

  it("is unknown again after a reset of the password", async () => {
    const { world, aroha } = await withAroha();
    await world.guest.post("/api/auth/forgot-password", { email: aroha.email });
    await world.runJobs();
    const token = /token=([\w-]+)/.exec(world.mailbox[0]?.text ?? "")?.[1];
    const newPassword = "three wet gumboots";
    await world.guest.post("/api/auth/reset-password-with-token", { token, newPassword });
    await failTenTimes(world.visitor(), HOME);
    expect((await guess(aroha, HOME, newPassword)).status).toBe(429);
    expect((await guess(aroha, STRANGER, newPassword)).status).toBe(200);
  });

  it("stays known where the password is changed in it, and no other does", async () => {
    const { world, aroha } = await withAroha();
    const phone = world.visitor();
    await guess(phone, HOME, PASSWORD);
    const newPassword = "three wet gumboots";
    await aroha.post("/api/auth/reset-password", { currentPassword: PASSWORD, newPassword });
    await failTenTimes(world.visitor(), HOME);
    expect((await guess(phone, HOME, newPassword)).status).toBe(429);
    expect((await guess(aroha, HOME, newPassword)).status).toBe(200);
  });

  it("is one of thirty at most", async () => {
    const { world } = await withAroha();
    for (let count = 0; count < 32; count++) {
      world.clock.advance(MINUTE);
      expect((await guess(world.visitor(), HOME, PASSWORD)).status).toBe(200);
      if (count % 20 === 0) world.clock.advance(61 * MINUTE);
    }
    const rows = await world.context.db.selectFrom("devices").select("signed_in_at").execute();
    expect(rows).toHaveLength(30);
  });
});

describe("a password that is guessed first", () => {
  const SENTENCE = "This password is too easy to guess. Choose another, such as three unrelated words.";
  const bo = { email: "bo.tama@example.com", firstName: "Bo", lastName: "Tama" };

  it.each(["password", "Password1", "12345678", "porchlight", "Bo.Tama@example.com", "bo.tama2026"])(
    "is refused at sign-up: %s",
    async (password) => {
      const { world } = await withAroha();
      const refused = await world.guest.post("/api/auth/signup", { ...bo, password });
      expect(refused).toMatchObject({ status: 400, body: { code: "common_password" } });
      expect(refused.body).toMatchObject({ message: SENTENCE, fields: { password: SENTENCE } });
      expect((await world.guest.get("/api/auth/user")).status).toBe(401);
    },
  );

  it("is refused where the password is changed", async () => {
    const { aroha } = await withAroha();
    const change = (newPassword: string) =>
      aroha.post("/api/auth/reset-password", { currentPassword: PASSWORD, newPassword });
    const refused = await change("aroha12345");
    expect(refused).toMatchObject({ status: 400, body: { fields: { newPassword: SENTENCE } } });
    expect((await guess(aroha, HOME, PASSWORD)).status).toBe(200);
  });

  it("is refused where it is reset, and the link works on", async () => {
    const { world, aroha } = await withAroha();
    await world.guest.post("/api/auth/forgot-password", { email: aroha.email });
    await world.runJobs();
    const token = /token=([\w-]+)/.exec(world.mailbox[0]?.text ?? "")?.[1];
    const reset = (newPassword: string) =>
      world.guest.post("/api/auth/reset-password-with-token", { token, newPassword });
    expect(await reset("iloveyou1")).toMatchObject({
      status: 400,
      body: { fields: { newPassword: SENTENCE } },
    });
    expect((await reset("three wet gumboots")).status).toBe(200);
  });

  it("still lets in who has had it from before", async () => {
    const { world } = await withAroha();
    const { hashPassword } = await import("#accounts/password.server.ts");
    const password_hash = await hashPassword("password");
    await world.context.db.updateTable("users").set({ password_hash }).execute();
    expect((await guess(world.visitor(), HOME, "password")).status).toBe(200);
  });
});
