import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signOutHost } from "#operations/admin/operator.server.ts";
import { newWorld, PASSWORD, type Host, type World } from "#test/world.ts";

const NEW = "kettle on the hob 8";
const THEIRS = "somebody.else@example.com";

let world: World;
beforeAll(async () => {
  world = await newWorld();
});
beforeEach(async () => {
  await world.runJobs();
  world.mailbox.length = 0;
});

const tokenTo = (email: string) =>
  world.mailbox
    .flatMap(({ to, text }) => (to === email ? (/token=([\w-]{43})/.exec(text)?.[1] ?? []) : []))
    .at(-1);
const use = (token?: string) => world.guest.post("/api/auth/email-link", { token });
const emailOf = async (host: Host) => (await host.get("/api/auth/user")).body.email;

async function signInAgain(host: Host, password: string) {
  expect((await host.post("/api/auth/login", { email: host.email, password })).status).toBe(200);
}

/** Ways to end an intruder's access; each is prepared first, so that nothing is sent in between. */
const ways: [string, (host: Host) => Promise<() => Promise<unknown>>][] = [
  [
    "a change of the password",
    async (host) => () =>
      host.post("/api/auth/reset-password", { currentPassword: PASSWORD, newPassword: NEW }),
  ],
  [
    "a reset of the password",
    async (host) => {
      await world.guest.post("/api/auth/forgot-password", { email: host.email });
      await world.runJobs();
      const reset = { token: tokenTo(host.email), newPassword: NEW };
      return async () => {
        expect((await world.guest.post("/api/auth/reset-password-with-token", reset)).status).toBe(200);
        await signInAgain(host, NEW);
      };
    },
  ],
  ["signing out everywhere else", async (host) => () => host.delete("/api/auth/sessions")],
  [
    "the operator's sign-out",
    async (host) => async () => {
      await signOutHost(world.context, host.email, { operator: "Ops", reason: "A stolen phone" });
      await signInAgain(host, PASSWORD);
    },
  ],
];

describe("a change of email that waits to be confirmed", () => {
  test.each(ways)("ends with %s", async (way, prepare) => {
    const host = await world.host(`Aroha ${ways.findIndex(([name]) => name === way)}`, { subscribed: false });
    const end = await prepare(host);
    await host.put("/api/auth/user", { email: THEIRS });
    await world.runJobs();
    await end();
    expect(await use(tokenTo(THEIRS))).toMatchObject({ status: 400, body: { code: "link_ended" } });
    expect((await host.get("/api/auth/profile")).body.pendingEmail).toBeNull();
    expect(await emailOf(host)).toBe(host.email);
  });

  test.each(ways)("is not sent any more after %s", async (way, prepare) => {
    const host = await world.host(`Ada ${ways.findIndex(([name]) => name === way)}`, { subscribed: false });
    const end = await prepare(host);
    await host.put("/api/auth/user", { email: THEIRS });
    await end();
    await world.runJobs();
    expect(world.mailbox.filter(({ to }) => to === THEIRS)).toEqual([]);
  });

  test("is told at the old email when it is asked for, and is in the list of changes", async () => {
    const host = await world.host("Bea", { subscribed: false });
    await host.put("/api/auth/user", { email: "bea@new.example.com" });
    await world.runJobs();
    const notice = world.mailbox.find(({ to }) => to === host.email);
    expect(notice?.subject).toBe("A change of email was requested for your Porchlight account");
    expect(notice?.text).toContain("bea@new.example.com");
    expect(notice?.text).not.toContain("token=");
    expect((await host.get("/api/auth/security-events")).body).toMatchObject([{ kind: "email_requested" }]);
  });

  test("shows on the profile before its email is sent", async () => {
    const host = await world.host("Cleo", { subscribed: false });
    await host.put("/api/auth/user", { email: "cleo@new.example.com" });
    expect((await host.get("/api/auth/profile")).body).toMatchObject({
      pendingEmail: "cleo@new.example.com",
    });
    await world.runJobs();
    expect((await use(tokenTo("cleo@new.example.com"))).status).toBe(200);
    expect((await host.get("/api/auth/profile")).body).toMatchObject({ pendingEmail: null });
  });
});

const inviteTokenIn = (url: string) => /\/invite\/(\w{22})/.exec(url)?.[1] ?? "";

describe("invitations that somebody made at an open browser", () => {
  test.each(ways)("end with %s", async (way, prepare) => {
    const n = ways.findIndex(([name]) => name === way);
    const host = await world.host(`Ines ${n}`, { subscribed: false });
    const other = await world.member(host, `Otto ${n}`, "owner");
    const theirs = (await other.post("/api/account/members", { role: "viewer" })).body;
    const end = await prepare(host);
    const made = [];
    for (const json of [{ role: "owner" }, { role: "editor" }, { role: "viewer", email: THEIRS }])
      made.push((await host.post("/api/account/members", json)).body.url);
    made.push((await host.post(`/api/account/members/${theirs.id}/link`)).body.url);
    await end();
    world.mailbox.length = 0;
    await world.runJobs();
    expect(world.mailbox.filter(({ to }) => to === THEIRS)).toEqual([]);
    for (const url of made)
      expect(await world.guest.get(`/api/invitations/${inviteTokenIn(url)}`)).toMatchObject({
        status: 404,
        body: { code: "invitation_ended" },
      });
    expect((await host.get("/api/account/members")).body.invitations).toMatchObject([{ id: theirs.id }]);
    expect((await world.guest.get(`/api/invitations/${inviteTokenIn(theirs.url)}`)).status).toBe(200);
  });
});

test("the email about a new password says that links which were made still work", async () => {
  const host = await world.host("Hana", { subscribed: false });
  await host.post("/api/auth/reset-password", { currentPassword: PASSWORD, newPassword: NEW });
  await world.runJobs();
  const email = world.mailbox.find(({ subject }) => subject.includes("password was changed"));
  expect(email?.text).toContain("share links, stays, links for cleaners and calendars still work");
});

test("a change that is taken back leaves no email behind that takes that back", async () => {
  const host = await world.host("Dora", { subscribed: false });
  const proved = () => host.post("/api/auth/proof", { password: PASSWORD });
  await host.put("/api/auth/user", { email: "thief@example.com" });
  await world.runJobs();
  await use(tokenTo("thief@example.com"));
  await world.runJobs();
  const back = tokenTo(host.email);
  await proved();
  await host.put("/api/auth/user", { email: "thief2@example.com" });
  await world.runJobs();
  await use(tokenTo("thief2@example.com"));
  // The email that offers the thief's first address an undo is still queued.
  world.mailbox.length = 0;
  expect((await use(back)).body).toMatchObject({ purpose: "undo", email: host.email });
  await world.runJobs();
  expect(world.mailbox.map(({ to }) => to)).toEqual([host.email]);
});

test("a change that is taken back ends the invitations of the one who changed it", async () => {
  const host = await world.host("Greta", { subscribed: false });
  await host.put("/api/auth/user", { email: "thief3@example.com" });
  await world.runJobs();
  await use(tokenTo("thief3@example.com"));
  await world.runJobs();
  const { url } = (await host.post("/api/account/members", { role: "owner" })).body;
  expect((await use(tokenTo(host.email))).body).toMatchObject({ purpose: "undo" });
  expect((await world.guest.get(`/api/invitations/${inviteTokenIn(url)}`)).status).toBe(404);
});

test("signing out everywhere else leaves no other browser known", async () => {
  const host = await world.host("Elsa", { subscribed: false });
  const other = world.visitor();
  const login = { email: host.email, password: PASSWORD };
  await other.post("/api/auth/login", login);
  await world.runJobs();
  await host.delete("/api/auth/sessions");
  world.mailbox.length = 0;
  await other.post("/api/auth/login", login);
  await world.runJobs();
  expect(world.mailbox).toMatchObject([{ subject: "A new sign-in to your Porchlight account" }]);
  world.mailbox.length = 0;
  await host.post("/api/auth/login", login);
  await world.runJobs();
  expect(world.mailbox).toEqual([]);
});
