import { describe, expect, it } from "vitest";
import { newWorld, type World } from "#test/world.ts";

const HOUR = 3_600_000;
const NEW = "a new lamp by the door";

/** Requests a link and waits for its email. */
async function linkFor(world: World, email: string): Promise<URL> {
  const before = world.mailbox.length;
  const response = await world.guest.post("/api/auth/forgot-password", { email });
  expect(response.status).toBe(200);
  await world.runJobs();
  expect(world.mailbox).toHaveLength(before + 1);
  return new URL(/http\S+/.exec(world.mailbox.at(-1)?.text ?? "")?.[0] ?? "");
}

const resetWith = (world: World, token: string | null, newPassword: unknown = NEW) =>
  world.guest.post("/api/auth/reset-password-with-token", { token, newPassword });

const signIn = (world: World, email: string, password: string) =>
  world.visitor().post("/api/auth/login", { email, password });

async function withAroha(env: Record<string, string> = {}) {
  const world = await newWorld(env);
  return { world, host: await world.host("Aroha", { subscribed: false }) };
}

describe("asking for a reset link", () => {
  it("answers the same for an unknown email, which gets no email", async () => {
    const { world, host } = await withAroha({ TRUST_PROXY: "true" });
    const requestReset = (email: string) =>
      world.guest.post("/api/auth/forgot-password", { email }, { "x-request-id": "one" });
    const unknown = await requestReset("nobody@example.com");
    await linkFor(world, host.email);
    const known = await requestReset(host.email);
    expect(unknown).toEqual({ ...known, headers: expect.anything() });
    expect(known.body).toEqual({ message: expect.stringMatching(/^\S.* .*\.$/) });
    expect([...unknown.headers]).toEqual([...known.headers]);
    expect(world.mailbox.every((email) => email.to === host.email)).toBe(true);
  });

  it("sends the email to the email of the account, however it was typed", async () => {
    const { world } = await withAroha();
    await linkFor(world, " AROHA@ｅxample.com ");
    expect(world.mailbox[0]).toMatchObject({
      to: "aroha@example.com",
      subject: "Reset your Porchlight password",
    });
  });

  it.each(["aroha@example.com", "nobody@example.com"])("stops at 5 an hour for %s", async (email) => {
    const { world } = await withAroha();
    const requestReset = () => world.guest.post("/api/auth/forgot-password", { email });
    for (let count = 0; count < 5; count++) expect((await requestReset()).status).toBe(200);
    const refused = await requestReset();
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("3600");
    world.clock.advance(HOUR);
    expect((await requestReset()).status).toBe(200);
  });

  it("stops at 100 an hour from one address, whichever emails they are for", async () => {
    const { world } = await withAroha();
    const requestReset = (count: number) =>
      world.guest.post("/api/auth/forgot-password", { email: `host${count}@example.com` });
    for (let count = 0; count < 100; count++) expect((await requestReset(count)).status).toBe(200);
    expect((await requestReset(100)).status).toBe(429);
    world.clock.advance(HOUR);
    expect((await requestReset(100)).status).toBe(200);
  });

  it.each([undefined, "", "aroha", 7, ["a@example.com", "b@example.com"]])(
    "refuses the email %o",
    async (email) => {
      const { world } = await withAroha();
      const refused = await world.guest.post("/api/auth/forgot-password", { email });
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body.fields)).toEqual(["email"]);
    },
  );

  it("leads to PUBLIC_URL", async () => {
    const { world, host } = await withAroha({ PUBLIC_URL: "https://guide.example.com/" });
    expect((await linkFor(world, host.email)).href).toMatch(
      /^https:\/\/guide\.example\.com\/reset-password\?token=[\w-]{43}$/,
    );
  });

  it("does not lead to a forged Host where there is no PUBLIC_URL", async () => {
    // These requests are addressed to porchlight.test.
    const { world, host } = await withAroha({ HOST: "192.168.1.20", PORT: "4000" });
    expect((await linkFor(world, host.email)).origin).toBe("http://192.168.1.20:4000");
  });
});

describe("a reset link", () => {
  it("sets the password once", async () => {
    const { world, host } = await withAroha();
    const token = (await linkFor(world, host.email)).searchParams.get("token");
    const reset = await resetWith(world, token);
    expect(reset.status).toBe(200);
    expect(reset.body.message).toBe("Password reset successful");
    expect((await signIn(world, host.email, host.password)).status).toBe(401);
    expect((await signIn(world, host.email, NEW)).status).toBe(200);

    const again = await resetWith(world, token, "somebody else's idea");
    expect(again.status).toBe(400);
    expect(again.body).toEqual({
      code: "invalid_reset_link",
      message: "This password reset link is invalid or expired.",
    });
    expect((await signIn(world, host.email, NEW)).status).toBe(200);
  });

  it("answers the same request with its key again, and says to every other one that it was used", async () => {
    const { world, host } = await withAroha();
    const token = (await linkFor(world, host.email)).searchParams.get("token") ?? "";
    const send = (newPassword: string, key: string) =>
      world
        .visitor()
        .post("/api/auth/reset-password-with-token", { token, newPassword }, { "idempotency-key": key });
    // The first is sent from a browser in which she is signed in, which it ends.
    const first = await host.post(
      "/api/auth/reset-password-with-token",
      { token, newPassword: NEW },
      { "idempotency-key": "press-1" },
    );
    await world.runJobs();
    const emails = world.mailbox.length;
    const again = await send(NEW, "press-1");
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await send("another lamp by the door", "press-1")).toMatchObject({ body: { code: "key_reused" } });
    expect(await send(NEW, "press-2")).toMatchObject({ body: { code: "invalid_reset_link" } });
    expect((await world.guest.get(`/api/auth/reset-link?token=${token}`)).status).toBe(400);
    await world.runJobs();
    expect(world.mailbox).toHaveLength(emails);
  });

  it("is used by one of two at the same time", async () => {
    const { world, host } = await withAroha();
    const token = (await linkFor(world, host.email)).searchParams.get("token");
    const responses = await Promise.all(
      [1, 2, 3].map((count) => resetWith(world, token, `new password ${count}`)),
    );
    expect(responses.map((response) => response.status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  it("ends after one hour", async () => {
    const { world, host } = await withAroha();
    const first = (await linkFor(world, host.email)).searchParams.get("token");
    world.clock.advance(HOUR - 1);
    const second = (await linkFor(world, host.email)).searchParams.get("token");
    world.clock.advance(1);
    expect((await resetWith(world, first)).status).toBe(400);
    expect((await resetWith(world, second)).status).toBe(200);
  });

  it("ends all sessions and all other links", async () => {
    const { world, host } = await withAroha();
    const first = (await linkFor(world, host.email)).searchParams.get("token");
    const second = (await linkFor(world, host.email)).searchParams.get("token");
    await resetWith(world, second);
    expect((await host.get("/api/auth/user")).status).toBe(401);
    expect((await resetWith(world, first)).status).toBe(400);
  });

  it("is dead once the password was changed", async () => {
    const { world, host } = await withAroha();
    const token = (await linkFor(world, host.email)).searchParams.get("token");
    await host.post("/api/auth/reset-password", { currentPassword: host.password, newPassword: NEW });
    expect((await resetWith(world, token)).status).toBe(400);
  });

  it("lets in whom too many failures had locked out", async () => {
    const { world, host } = await withAroha();
    for (let count = 0; count < 11; count++) await signIn(world, host.email, "not her password");
    expect((await signIn(world, host.email, host.password)).status).toBe(429);
    const token = (await linkFor(world, host.email)).searchParams.get("token");
    await resetWith(world, token);
    expect((await signIn(world, host.email, NEW)).status).toBe(200);
  });

  it("survives a new password that is too short", async () => {
    const { world, host } = await withAroha();
    const token = (await linkFor(world, host.email)).searchParams.get("token");
    const refused = await resetWith(world, token, "seven 7");
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({ newPassword: "Password must be at least 8 characters long." });
    expect((await resetWith(world, token)).status).toBe(200);
  });

  it("lies in the database only as a hash, and is deleted when it has expired", async () => {
    const { world, host } = await withAroha();
    const rows = () => world.context.db.selectFrom("password_resets").selectAll().execute();
    const token = (await linkFor(world, host.email)).searchParams.get("token") ?? "";
    expect(JSON.stringify(await rows())).not.toContain(token);
    world.clock.advance(2 * HOUR);
    await linkFor(world, host.email);
    expect(await rows()).toHaveLength(1);
  });

  it.each([null, "", "x".repeat(300), "made-up"])("is not %o", async (token) => {
    const { world } = await withAroha();
    expect((await resetWith(world, token)).status).toBe(400);
  });
});
