import { beforeEach, describe, expect, test } from "vitest";
import { calendarFeed } from "#test/calendarFeed.ts";
import { AIRBNB } from "#test/calendarProperty.ts";
import { newWorld, PASSWORD, type Host, type World } from "#test/world.ts";
import { listCalls } from "#app/api.ts";

const because = "Asked by email.";
let world: World;
let operator: Host;
let host: Host;
beforeEach(async () => {
  world = await newWorld();
  operator = await world.operator("Olga");
  host = await world.host("Aroha", { subscribed: false });
  world.clock.advance(1); // actions are listed by time
});

const act = (call: string, body: object = {}) =>
  operator.post(`/api/admin/accounts/${host.id}/${call}`, { because, ...body });
const accountsOf = async (text: string) =>
  (await operator.get(`/api/admin/accounts?q=${encodeURIComponent(text)}`)).body;
const logOf = async () => (await operator.get("/api/admin/log")).body;

test("to anyone else an operator's call is as a call that is not there", async () => {
  const nowhere = (await host.get("/api/admin/nowhere")).body;
  for (const { method, path, gate } of listCalls()) {
    if (gate.access !== "operator") continue;
    const at = `/api${path.replace("{id}", host.id)}`;
    for (const who of [host, world.guest]) {
      const send = { get: who.get, post: who.post, put: who.put, delete: who.delete }[method.toLowerCase()];
      const answer = await send?.(at);
      expect.soft(answer, `${method} ${path}`).toMatchObject({ status: 404, body: nowhere });
    }
  }
});

test("to anyone else an operator's path takes no method", async () => {
  const calls = listCalls();
  const isOpen = new Set(calls.filter(({ gate }) => gate.access !== "operator").map(({ path }) => path));
  for (const { path, gate } of calls) {
    if (gate.access !== "operator" || isOpen.has(path)) continue;
    for (const who of [host, world.guest])
      for (const send of [who.get, who.post, who.put, who.patch, who.delete]) {
        const { status, body, headers } = await send(`/api${path.replace("{id}", host.id)}`);
        expect.soft({ status, code: body.code, allow: headers.get("allow") }, path).toEqual({
          status: 404,
          code: "not_found",
          allow: null,
        });
      }
  }
});

test("a removed operator is one of the others at once", async () => {
  expect((await operator.get("/api/admin/state")).status).toBe(200);
  await world.context.db.deleteFrom("operators").execute();
  expect((await operator.get("/api/admin/state")).status).toBe(404);
});

test("the state says version, database, disk, jobs, email, places and calendars", async () => {
  expect((await operator.get("/api/admin/state")).body).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    startedAt: world.clock.now() - 1,
    database: { bytes: expect.any(Number) },
    disk: { freeBytes: expect.any(Number), totalBytes: expect.any(Number) },
    backups: [],
    jobs: { failed: 0, inTrouble: [] },
    email: { isSent: false, failing: 0, lastFailure: null },
    places: { source: "index", importedAt: null },
    calendars: { count: 0, failing: 0, inTrouble: [] },
    privateHosts: [],
  });
});

test("the state names calendars that cannot be read, and says why the last email was not sent", async () => {
  const mere = await world.host("Mere");
  const { id } = (await mere.post("/api/guidebooks", { name: "Orchard" })).body;
  world.internet.pages.set(AIRBNB, calendarFeed("airbnb", []));
  await mere.post(`/api/guidebooks/${id}/calendars`, { url: AIRBNB, name: "Our Airbnb" });
  world.internet.pages.delete(AIRBNB);
  world.clock.advance(2 * 3_600_000);
  await world.runJobs();
  world.context.email.send = () => Promise.reject(new Error("connect ECONNREFUSED"));
  await world.guest.post("/api/auth/forgot-password", { email: mere.email });
  await world.runJobs();
  const { body } = await (await world.operator("Ola")).get("/api/admin/state");
  expect(body.calendars).toEqual({
    count: 1,
    failing: 1,
    inTrouble: [
      {
        id: expect.any(String),
        name: "Our Airbnb",
        guidebook: "Orchard",
        owner: mere.email,
        failingSince: expect.any(Number),
        problem: expect.stringMatching(/\w+\./),
      },
    ],
  });
  expect(body.email).toMatchObject({ failing: 1, lastFailure: "Error: connect ECONNREFUSED" });
});

test("finds people by email, name and a guidebook's slug, with plan and guidebooks", async () => {
  const paying = await world.host("Mere");
  const { slug } = (await paying.post("/api/guidebooks", { name: "Lake House" })).body;
  for (const text of ["mere@", "Mere", slug])
    expect(await accountsOf(text)).toMatchObject([
      {
        userId: paying.id,
        plan: { status: "active" },
        guidebooks: [{ slug, name: "Lake House", isArchived: false, takenDown: null }],
      },
    ]);
  expect(await accountsOf("no such person")).toEqual([]);
});

test("gives a plan and ends it, which the host reads too", async () => {
  expect((await act("plan", { until: world.clock.now() + 1e9 })).status).toBe(204);
  expect((await host.post("/api/guidebooks", { name: "Lake House" })).status).toBe(201);
  world.clock.advance(1);
  expect((await act("plan", { until: null })).status).toBe(204);
  expect((await host.post("/api/guidebooks", { name: "Barn" })).status).toBe(402);
  expect(await logOf()).toMatchObject([
    { action: "end", operator: operator.email, about: host.email, reason: because },
    { action: "grant", operator: operator.email, about: host.email },
    { action: "operator-add", operator: "test", about: operator.email },
  ]);
  const kinds = (await host.get("/api/auth/security-events")).body.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["plan_granted_by_support", "plan_ended_by_support"]));
});

test("takes a guidebook down and puts it back, of the person in the path alone", async () => {
  await world.pay(host);
  const { id, slug } = (await host.post("/api/guidebooks", { name: "Lake House" })).body;
  const mere = await world.host("Mere");
  const others = (await mere.post("/api/guidebooks", { name: "Barn" })).body;
  expect((await world.guest.get(`/view/${slug}`)).status).toBe(200);
  expect((await act("take-down", { guidebookId: others.id, isDown: true })).status).toBe(404);
  expect((await world.guest.get(`/view/${others.slug}`)).status).toBe(200);
  expect((await act("take-down", { guidebookId: id, isDown: true })).status).toBe(204);
  world.clock.advance(1);
  expect((await world.guest.get(`/view/${slug}`)).status).toBe(404);
  expect((await act("take-down", { guidebookId: id, isDown: false })).status).toBe(204);
  expect((await world.guest.get(`/view/${slug}`)).status).toBe(200);
  expect(await logOf()).toMatchObject([
    { action: "put-back", about: "Lake House" },
    { action: "take-down", about: "Lake House" },
    {},
  ]);
});

test("names another operator, and ends that", async () => {
  expect((await host.get("/api/admin/state")).status).toBe(404);
  expect((await act("operator", { isOperator: true })).status).toBe(204);
  expect((await host.get("/api/admin/state")).status).toBe(200);
  expect((await act("operator", { isOperator: true })).body.code).toBe("operator_already");
  world.clock.advance(1);
  expect((await act("operator", { isOperator: false })).status).toBe(204);
  expect((await host.get("/api/admin/state")).status).toBe(404);
  expect(await logOf()).toMatchObject([
    { action: "operator-remove", subject: host.id },
    { action: "operator-add" },
    {},
  ]);
});

describe("an operator's invitation", () => {
  const ben = { email: "ben@example.com", password: PASSWORD, firstName: "Ben", lastName: "Tate" };
  const close = () => operator.put("/api/admin/settings", { signUp: "closed" });
  const invite = () => operator.post("/api/admin/invitations", { email: ben.email, because });
  const invitationIn = (url: string) => new URL(url).searchParams.get("invitation");

  test("makes one account on a closed server", async () => {
    await close();
    const invited = await invite();
    expect(invited.status).toBe(201);
    const invitation = invitationIn(invited.body.url);
    const made = world.visitor();
    expect((await made.post("/api/auth/signup", { ...ben, invitation })).status).toBe(201);
    expect((await made.get("/api/auth/user")).status).toBe(200);
    const again = { ...ben, email: "bo@example.com", invitation };
    expect((await world.visitor().post("/api/auth/signup", again)).body.code).toBe("sign_up_closed");
    expect((await invite()).body.code).toBe("email_taken");
    expect(world.logged).toContainEqual(expect.objectContaining({ msg: "an invitation was shown" }));
  });

  test("is over after seven days", async () => {
    await close();
    const invitation = invitationIn((await invite()).body.url);
    world.clock.advance(7 * 86_400_000);
    const late = await world.visitor().post("/api/auth/signup", { ...ben, invitation });
    expect(late.body.code).toBe("sign_up_closed");
    await world.runJobs();
    expect(await world.context.db.selectFrom("account_invitations").selectAll().execute()).toEqual([]);
  });

  test("goes to its person alone where there is a mail server", async () => {
    world.context.config.smtpUrl = "smtp://127.0.0.1:1";
    expect((await invite()).body).toEqual({ url: null });
    await world.runJobs();
    expect(world.mailbox.at(-1)).toMatchObject({ to: ben.email, subject: "Make your Porchlight account" });
    expect(world.mailbox.at(-1)?.text).toMatch(/\/signup\?invitation=\w{22}/);
  });
});

test("signs a host out everywhere", async () => {
  expect((await act("sign-out")).status).toBe(204);
  expect((await host.get("/api/auth/user")).status).toBe(401);
});

test("without a mail server shows a reset link, once, and logs that it was shown", async () => {
  const { url } = (await act("reset-link")).body;
  const token = new URL(url).searchParams.get("token");
  const reset = { token, newPassword: "kettle on the hob 8" };
  expect((await world.guest.post("/api/auth/reset-password-with-token", reset)).status).toBe(200);
  expect((await world.guest.post("/api/auth/reset-password-with-token", reset)).status).toBe(400);
  expect(world.logged).toContainEqual(expect.objectContaining({ msg: "a reset link was shown" }));
  expect(await logOf()).toMatchObject([{ action: "reset-link" }, {}]);
});

test("with a mail server the link goes to its owner alone", async () => {
  world.context.config.smtpUrl = "smtp://127.0.0.1:1";
  expect((await act("reset-link")).body).toEqual({ url: null });
  await world.runJobs();
  expect(world.mailbox.find(({ subject }) => subject.startsWith("Reset"))).toMatchObject({ to: host.email });
});

test("asks a host to confirm their email again, until it is confirmed", async () => {
  await world.runJobs();
  world.mailbox.length = 0;
  expect((await act("confirmation")).status).toBe(204);
  await world.runJobs();
  expect(world.mailbox).toMatchObject([{ to: host.email, subject: expect.stringContaining("confirm") }]);
  await world.context.db.updateTable("users").set({ email_confirmed_at: 1 }).execute();
  expect((await act("confirmation")).body.code).toBe("already_confirmed");
  expect(await logOf()).toMatchObject([{ action: "resend", about: host.email }, {}]);
});

test("lets webhooks of an account reach private hosts, and ends that", async () => {
  const reaches = async () => (await accountsOf(host.email))[0].reachesPrivateHosts;
  expect((await act("private-hosts", { isAllowed: false })).status).toBe(404);
  expect((await act("private-hosts", { isAllowed: true })).status).toBe(204);
  expect(await reaches()).toBe(true);
  world.clock.advance(1);
  expect((await act("private-hosts", { isAllowed: false })).status).toBe(204);
  expect(await reaches()).toBe(false);
  expect(await logOf()).toMatchObject([
    { action: "private-hosts-refuse", about: host.email },
    { action: "private-hosts-allow", about: host.email },
    {},
  ]);
  const kinds = (await host.get("/api/auth/security-events")).body.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toContain("private_hosts_allowed_by_support");
});

test("exports a host's guidebooks and deletes the host", async () => {
  const zip = await act("export");
  expect([zip.status, zip.headers.get("content-type")]).toEqual([200, "application/zip"]);
  const removed = await operator.delete(`/api/admin/accounts/${host.id}`, {}, { because });
  expect(removed.status).toBe(204);
  expect(await accountsOf(host.email)).toEqual([]);
  expect((await logOf()).find(({ action }: { action: string }) => action === "delete").about).toBeNull();
  expect((await act("sign-out")).status).toBe(404);
});

test("what can harm needs a fresh proof and a reason", async () => {
  expect((await act("sign-out", { because: " " })).body.code).toBe("invalid");
  world.clock.advance(16 * 60_000);
  const calls: [string, object][] = [
    ["plan", { until: null }],
    ["take-down", { guidebookId: "x", isDown: true }],
    ["sign-out", {}],
    ["reset-link", {}],
    ["confirmation", {}],
    ["private-hosts", { isAllowed: true }],
    ["export", {}],
    ["operator", { isOperator: true }],
  ];
  for (const [call, body] of calls)
    expect((await act(call, body)).body).toMatchObject({ code: "proof_needed" });
  const path = `/api/admin/accounts/${host.id}`;
  expect((await operator.delete(path, {}, { because })).body.code).toBe("proof_needed");
  expect((await operator.get("/api/admin/state")).status).toBe(200);
});

test("sends a test email, and says what the mail server said", async () => {
  expect(await operator.post("/api/admin/test-email")).toMatchObject({
    status: 202,
    body: { to: operator.email },
  });
  expect(world.mailbox.at(-1)).toMatchObject({ to: operator.email, subject: expect.stringMatching(/^Test/) });
  world.context.email.send = () => Promise.reject(new Error("535 wrong password"));
  const failed = await operator.post("/api/admin/test-email");
  expect(failed).toMatchObject({ status: 502, body: { code: "email_failed" } });
  expect(failed.body.message).toContain("535 wrong password");
});

test("makes a backup now only where one has a place, and runs a failed job again", async () => {
  expect((await operator.post("/api/admin/backups")).body.code).toBe("no_backups");
  expect((await operator.post("/api/admin/jobs/none/again")).status).toBe(409);
  const job = { kind: "accounts.welcome", payload: "{}", added_at: 1, due: 1, attempts: 9, locked_until: 0 };
  const failed = { ...job, id: "j1", fence: 1, failed_at: 5, failure: "no answer" };
  await world.context.db.insertInto("jobs").values(failed).execute();
  expect((await operator.get("/api/admin/state")).body.jobs.inTrouble).toMatchObject([
    { id: "j1", failure: "no answer" },
  ]);
  expect((await operator.post("/api/admin/jobs/j1/again")).status).toBe(204);
  expect((await operator.get("/api/admin/state")).body.jobs.failed).toBe(0);
});

test("a stranger learns how one signs in here, and no more", async () => {
  expect((await world.guest.get("/api/server")).body).toEqual({
    signUp: "open",
    site: true,
    oidc: false,
    passwords: true,
  });
});
