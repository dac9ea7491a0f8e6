import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { formatDevice } from "#accounts/profile/formatDevice.ts";
import { newWorld, PASSWORD, type Host, type World } from "#test/world.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let world: World;
beforeAll(async () => {
  world = await newWorld();
});
beforeEach(async () => {
  await world.runJobs();
  world.mailbox.length = 0;
});

const tokenIn = (text = "") => /token=([\w-]{43})/.exec(text)?.[1] ?? "";
const use = (token: string) => world.guest.post("/api/auth/email-link", { token });

/** Runs due jobs and returns the email to an address, or the first one. */
async function nextEmail(email?: string) {
  world.mailbox.length = 0;
  await world.runJobs();
  return world.mailbox.find(({ to }) => email === undefined || to === email);
}

async function askFor(host: Host, email: string): Promise<string> {
  const changed = await host.put("/api/auth/user", { email });
  expect(changed).toMatchObject({ status: 200, body: { email: host.email, pendingEmail: email } });
  return tokenIn((await nextEmail(email))?.text);
}

describe("the welcome", () => {
  test("confirms the email by a link that only a press uses", async () => {
    const one = world.visitor();
    const given = { email: "wren@example.com", password: PASSWORD, firstName: "Wren", lastName: "Host" };
    expect((await one.post("/api/auth/signup", given)).body).toMatchObject({ emailConfirmed: false });
    const sent = await nextEmail();
    expect(sent).toMatchObject({
      to: "wren@example.com",
      html: expect.stringContaining("Confirm my email"),
    });
    const token = tokenIn(sent?.text);
    const read = await world.guest.get(`/api/auth/email-link?token=${token}`);
    expect(read.body).toEqual({ purpose: "confirm", email: "wren@example.com" });
    expect((await one.get("/api/auth/user")).body).toMatchObject({ emailConfirmed: false });
    expect((await use(token)).status).toBe(200);
    expect((await one.get("/api/auth/user")).body).toMatchObject({ emailConfirmed: true });
    expect(await use(token)).toMatchObject({ status: 400, body: { code: "link_ended" } });
    await one.post("/api/auth/confirmation");
    expect(await nextEmail()).toBeUndefined();
  });

  test("answers the same press of its link again, where the answer was lost", async () => {
    const one = world.visitor();
    await one.post("/api/auth/signup", {
      email: "weka@example.com",
      password: PASSWORD,
      firstName: "Weka",
      lastName: "Host",
    });
    const token = tokenIn((await nextEmail())?.text);
    const press = (key: string) =>
      world.guest.post("/api/auth/email-link", { token }, { "idempotency-key": key });
    const confirmed = { status: 200, body: { purpose: "confirm", email: "weka@example.com" } };
    expect(await press("press-1")).toMatchObject(confirmed);
    expect(await press("press-1")).toMatchObject(confirmed);
    expect(await press("press-2")).toMatchObject({ status: 400, body: { code: "link_ended" } });
  });
});

describe("one's own profile", () => {
  test("has another name at once, and pictures of our own alone", async () => {
    const host = await world.host("Nia", { subscribed: false });
    const picture = `/media/${"a".repeat(64)}.jpg`;
    const changed = await host.put("/api/auth/user", { firstName: " Niamh ", profileImageUrl: picture });
    expect(changed.body).toMatchObject({ firstName: "Niamh", lastName: "Host", profileImageUrl: picture });
    const foreign = await host.put("/api/auth/user", { profileImageUrl: "https://example.com/a.jpg" });
    expect(foreign).toMatchObject({ status: 400, body: { code: "foreign_picture" } });
    expect((await host.put("/api/auth/user", { firstName: "" })).status).toBe(400);
    expect((await host.put("/api/auth/user", { profileImageUrl: null })).body.profileImageUrl).toBeNull();
  });

  test("has another email once that is confirmed, and the old one takes it back within 7 days", async () => {
    const host = await world.host("Oda", { subscribed: false });
    const token = await askFor(host, "oda@new.example.com");
    expect((await host.get("/api/auth/user")).body.email).toBe(host.email);
    expect((await use(token)).body).toMatchObject({ purpose: "change", email: "oda@new.example.com" });
    expect((await host.get("/api/auth/user")).body).toMatchObject({
      email: "oda@new.example.com",
      emailConfirmed: true,
      isOperator: false,
    });
    const toOld = await nextEmail();
    expect(toOld).toMatchObject({ to: host.email, html: expect.stringContaining("Take it back") });
    world.clock.advance(6 * DAY);
    expect((await use(tokenIn(toOld?.text))).body).toMatchObject({ purpose: "undo", email: host.email });
    expect((await host.get("/api/auth/user")).status).toBe(401);
    expect(await nextEmail()).toMatchObject({ to: host.email, subject: "Reset your Porchlight password" });
    const again = { email: host.email, password: PASSWORD };
    expect((await host.post("/api/auth/login", again)).status).toBe(200);
    const events = (await host.get("/api/auth/security-events")).body;
    const kinds = events.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["email_changed", "email_taken_back"]));
  });

  test("keeps its email where the link is late, older than another, or of an email that is taken", async () => {
    const host = await world.host("Pru", { subscribed: false });
    const late = await askFor(host, "pru1@example.com");
    world.clock.advance(DAY);
    expect((await use(late)).status).toBe(400);
    await host.post("/api/auth/proof", { password: PASSWORD });
    const older = await askFor(host, "pru2@example.com");
    const newer = await askFor(host, "pru3@example.com");
    expect((await use(older)).status).toBe(400);
    await world.visitor().post("/api/auth/signup", {
      email: "pru3@example.com",
      password: PASSWORD,
      firstName: "P",
      lastName: "Q",
    });
    expect(await use(newer)).toMatchObject({ status: 409, body: { code: "email_taken" } });
    const taken = await host.put("/api/auth/user", { email: "PRU3@example.com" });
    expect(taken).toMatchObject({ status: 409, body: { code: "email_taken" } });
  });

  test("needs a proof of the last 15 minutes for another email", async () => {
    const host = await world.host("Rae", { subscribed: false });
    world.clock.advance(16 * MINUTE);
    const change = () => host.put("/api/auth/user", { email: "rae@new.example.com" });
    expect(await change()).toMatchObject({ status: 403, body: { code: "proof_needed" } });
    expect(await host.post("/api/auth/proof", { password: "wrong" })).toMatchObject({ status: 400 });
    expect((await change()).status).toBe(403);
    expect((await host.post("/api/auth/proof", { password: PASSWORD })).status).toBe(200);
    expect((await change()).status).toBe(200);
  });
});

describe("sessions", () => {
  test("are listed by browser, and can be ended one by one or all others", async () => {
    const host = await world.host("Sia", { subscribed: false });
    const agents = [
      "Mozilla/5.0 (iPhone) Version/17.0 Safari/604",
      "Mozilla/5.0 (Windows NT 10.0) Chrome/150.0",
    ];
    const others = await Promise.all(
      agents.map(async (agent) => {
        const other = world.visitor();
        await other.post(
          "/api/auth/login",
          { email: host.email, password: PASSWORD },
          { "user-agent": agent },
        );
        return other;
      }),
    );
    const listed = async () => (await host.get("/api/auth/sessions")).body;
    const all = await listed();
    expect(all).toHaveLength(3);
    expect(all.filter(({ isThis }: { isThis: boolean }) => isThis)).toHaveLength(1);
    expect(JSON.stringify(all)).not.toMatch(/[\da-f]{64}/);
    const iphone = all.find(({ device }: { device: string }) => device === "Safari on an iPhone");
    expect((await host.delete(`/api/auth/sessions/${iphone.id}`)).status).toBe(204);
    expect((await others[0]?.get("/api/auth/user"))?.status).toBe(401);
    const stranger = await world.host("Stu", { subscribed: false });
    const [own] = (await stranger.get("/api/auth/sessions")).body;
    expect((await host.delete(`/api/auth/sessions/${own.id}`)).status).toBe(404);
    expect((await host.delete("/api/auth/sessions")).status).toBe(204);
    expect(await listed()).toMatchObject([{ isThis: true }]);
    expect((await others[1]?.get("/api/auth/user"))?.status).toBe(401);
  });

  test("on a new device send an email, on a known one none", async () => {
    const host = await world.host("Tui", { subscribed: false });
    const login = { email: host.email, password: PASSWORD };
    await host.post("/api/auth/login", login);
    expect(await nextEmail()).toBeUndefined();
    const agent = "Mozilla/5.0 (Macintosh; Intel Mac OS X) Firefox/150.0";
    await world.visitor().post("/api/auth/login", login, { "user-agent": agent });
    const sent = await nextEmail();
    expect(sent).toMatchObject({ to: host.email, subject: "A new sign-in to your Porchlight account" });
    expect(sent?.text).toContain("Firefox on a Mac");
  });
});

test("a changed password is said by email", async () => {
  const host = await world.host("Uma", { subscribed: false });
  const change = { currentPassword: PASSWORD, newPassword: "kettle on the hob 8" };
  await host.post("/api/auth/reset-password", change);
  expect(await nextEmail()).toMatchObject({
    to: host.email,
    subject: "Your Porchlight password was changed",
  });
});

describe("deleting one's own account", () => {
  test("takes the password, deletes what is one's own, and leaves to others what is theirs", async () => {
    const owner = await world.host("Vic");
    const leaver = await world.member(owner, "Wes", "editor");
    const { slug } = (await leaver.post("/api/guidebooks", { name: "Shared" })).body;
    expect((await leaver.get("/api/auth/user/deletion")).body).toEqual({
      guidebooks: 0,
      staysWith: ["Vic Host"],
    });
    world.clock.advance(16 * MINUTE);
    expect(await leaver.delete("/api/auth/user", {}, {})).toMatchObject({ status: 400 });
    const proved = await leaver.delete("/api/auth/user", {}, { proved: true });
    expect(proved).toMatchObject({ status: 403, body: { code: "proof_needed" } });
    expect(await leaver.delete("/api/auth/user", {}, { password: "wrong" })).toMatchObject({ status: 400 });
    expect((await leaver.delete("/api/auth/user", {}, { password: PASSWORD })).status).toBe(204);
    expect((await leaver.get("/api/auth/user")).status).toBe(401);
    expect((await world.guest.get(`/view/${slug}`)).status).toBe(200);

    expect((await owner.get("/api/auth/user/deletion")).body).toEqual({ guidebooks: 1, staysWith: [] });
    expect((await owner.delete("/api/auth/user", {}, { password: PASSWORD })).status).toBe(204);
    expect((await world.guest.get(`/view/${slug}`)).status).toBe(404);
  });
});

test.each([
  ["Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36", "Chrome on Android"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/126.0 Safari/537.36 Edg/126.0", "Edge on Windows"],
  ["curl/8", "a browser"],
])("%s is %s", (agent, device) => {
  expect(formatDevice(agent)).toBe(device);
});
