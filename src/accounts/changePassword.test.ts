import { describe, expect, it } from "vitest";
import { newWorld, type Host } from "#test/world.ts";

const NEW = "a new lamp by the door";

const change = (host: Host, currentPassword: unknown, newPassword: unknown = NEW) =>
  host.post("/api/auth/reset-password", { currentPassword, newPassword });

async function someHost() {
  const world = await newWorld();
  const host = await world.host("Aroha", { subscribed: false });
  const signIn = (password: string) =>
    world.visitor().post("/api/auth/login", { email: host.email, password });
  return { world, host, signIn };
}

describe("changing the password", () => {
  it("lets the new one in and not the old one", async () => {
    const { host, signIn } = await someHost();
    const changed = await change(host, host.password);
    expect(changed.status).toBe(200);
    expect(changed.body.message).toBe("Password updated");
    expect((await signIn(host.password)).status).toBe(401);
    expect((await signIn(NEW)).status).toBe(200);
  });

  it("ends all other sessions of the host, and nobody else's", async () => {
    const { world, host } = await someHost();
    const phone = world.visitor();
    await phone.post("/api/auth/login", { email: host.email, password: host.password });
    const other = await world.host("Wiremu", { subscribed: false });
    await change(host, host.password);
    expect((await phone.get("/api/auth/user")).status).toBe(401);
    expect((await host.get("/api/auth/user")).status).toBe(200);
    expect((await other.get("/api/auth/user")).status).toBe(200);
  });

  it("refuses a wrong current password", async () => {
    const { host, signIn } = await someHost();
    const refused = await change(host, "not her password");
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({
      code: "wrong_password",
      message: "Current password is incorrect",
      fields: { currentPassword: "Current password is incorrect" },
    });
    expect((await signIn(host.password)).status).toBe(200);
  });

  it.each([
    ["short", "newPassword", "New password must be at least 8 characters long."],
    ["a".repeat(201), "newPassword", "Use at most 200 characters."],
  ])("refuses the new password %o", async (password, field, sentence) => {
    const { host } = await someHost();
    const refused = await host.post("/api/auth/reset-password", {
      currentPassword: host.password,
      newPassword: password,
    });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({ [field]: sentence });
  });

  it("stops guesses at a browser left open, and a right one counts as none", async () => {
    const { world, host } = await someHost();
    for (let count = 0; count < 9; count++) await change(host, "not her password");
    expect((await change(host, host.password)).status).toBe(200);
    for (let count = 0; count < 10; count++) {
      expect((await change(host, "not her password")).status).toBe(400);
    }
    expect((await change(host, NEW)).status).toBe(429);
    world.clock.advance(15 * 60_000);
    expect((await change(host, NEW)).status).toBe(200);
  });

  it("is for signed-in hosts", async () => {
    const { world } = await someHost();
    const response = await world.guest.post("/api/auth/reset-password", {
      currentPassword: "x",
      newPassword: NEW,
    });
    expect(response.status).toBe(401);
  });
});

describe("a stored password", () => {
  it("is an argon2id hash at the cost that OWASP names", async () => {
    const { world } = await someHost();
    const { password_hash: hash } = await world.context.db
      .selectFrom("users")
      .select("password_hash")
      .executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
