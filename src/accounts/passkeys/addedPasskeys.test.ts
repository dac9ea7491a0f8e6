import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newPasskeyDevice } from "#test/passkeyDevice.ts";
import { newWorld, PASSWORD, type Host, type World } from "#test/world.ts";

const NEW = "kettle on the hob 8";
const CHROME = { "user-agent": "Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/150.0 Safari/537.36" };

let world: World;
let host: Host;
let run = 0;
beforeAll(async () => {
  world = await newWorld();
});
beforeEach(async () => {
  run += 1;
  host = await world.host(`Aroha ${run}`, { subscribed: false });
  await world.runJobs();
  world.mailbox.length = 0;
});

const subjects = () => world.mailbox.map(({ subject }) => subject);

/** Adds a passkey as an intruder at an open browser would; returns its device. */
async function addPasskey() {
  const device = newPasskeyDevice();
  expect((await device.addTo(host, CHROME)).status).toBe(201);
  return device;
}

async function resetLink(): Promise<string> {
  await world.guest.post("/api/auth/forgot-password", { email: host.email });
  await world.runJobs();
  const sent = world.mailbox.findLast(({ text }) => text.includes("/reset-password?token="));
  return /token=([\w-]{43})/.exec(sent?.text ?? "")?.[1] ?? "";
}
const read = (token: string) => world.guest.get(`/api/auth/reset-link?token=${token}`);
const reset = (token: string, more: object = {}) =>
  world.guest.post("/api/auth/reset-password-with-token", { token, newPassword: NEW, ...more });

describe("a passkey that is added", () => {
  test("is told by email, with what to do", async () => {
    await addPasskey();
    await world.runJobs();
    expect(subjects()).toEqual(["A passkey was added to your Porchlight account"]);
    const [email] = world.mailbox;
    expect(email?.to).toBe(host.email);
    expect(email?.text).toContain("Chrome on Windows");
    expect(email?.text).toContain("reset your password at once");
  });

  test("signs in, and each of two that are added is told", async () => {
    const device = await addPasskey();
    await addPasskey();
    await world.runJobs();
    expect(subjects()).toHaveLength(2);
    expect((await device.signIn(world.visitor())).status).toBe(200);
  });

  test("is named in the email of a changed password while it is there", async () => {
    await addPasskey();
    await world.runJobs();
    world.mailbox.length = 0;
    await host.post("/api/auth/reset-password", { currentPassword: PASSWORD, newPassword: NEW });
    await world.runJobs();
    expect(world.mailbox[0]?.text).toContain("Chrome on Windows");
  });
});

describe("a reset of the password", () => {
  test("names the passkeys, and removes them all", async () => {
    const device = await addPasskey();
    const token = await resetLink();
    expect((await read(token)).body).toMatchObject({ passkeys: [{ name: "Chrome on Windows" }] });
    world.mailbox.length = 0;
    expect((await reset(token)).status).toBe(200);
    expect(await device.signIn(world.visitor())).toMatchObject({ status: 400 });
    await host.post("/api/auth/login", { email: host.email, password: NEW });
    expect((await host.get("/api/auth/passkeys")).body).toEqual([]);
    const kinds = (await host.get("/api/auth/security-events")).body.map(
      ({ kind }: { kind: string }) => kind,
    );
    expect(kinds).toContain("passkey_removed");
    await world.runJobs();
    expect(world.mailbox.find(({ subject }) => subject.includes("password was changed"))?.text).not.toContain(
      "Chrome on Windows",
    );
  });

  test("leaves them where the host says so", async () => {
    const device = await addPasskey();
    expect((await reset(await resetLink(), { passkeys: "keep" })).status).toBe(200);
    expect((await device.signIn(world.visitor())).status).toBe(200);
  });

  test("says at once that its link was used, is over, or never was one", async () => {
    const token = await resetLink();
    expect((await read(token)).body).toEqual({ passkeys: [] });
    await reset(token);
    const ended = { status: 400, body: { code: "invalid_reset_link" } };
    expect(await read(token)).toMatchObject(ended);
    expect(await read("made-up")).toMatchObject(ended);
    const late = await resetLink();
    world.clock.advance(3_600_000);
    expect(await read(late)).toMatchObject(ended);
  });
});

test("a passkey that is not known here is told apart from one that did not sign well", async () => {
  const device = await addPasskey();
  const { challenge } = (await world.guest.post("/api/auth/passkey-login/options")).body;
  world.clock.advance(6 * 60_000);
  const late = await world.guest.post("/api/auth/passkey-login", device.used(challenge));
  expect(late).toMatchObject({ status: 400, body: { code: "wrong_passkey" } });
  await host.post("/api/auth/login", { email: host.email, password: PASSWORD });
  const [{ id, credentialId }] = (await host.get("/api/auth/passkeys")).body;
  expect(credentialId).toBe(device.credentialId);
  expect((await host.delete(`/api/auth/passkeys/${id}`)).status).toBe(204);
  expect(await device.signIn(world.guest)).toMatchObject({ status: 400, body: { code: "unknown_passkey" } });
});
