import { newProgram } from "#test/program.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { rolesWith } from "#accounts/roles.ts";
import { listCalls } from "#app/api.ts";
import type { Gate } from "#core/gate.ts";
import { newExtraRequest } from "#test/extraRequest.ts";
import { newAccessRequest } from "#test/accessRequest.ts";
import { newProblem } from "#test/problem.ts";
import { calendarFeed } from "#test/calendarFeed.ts";
import type { TestResponse, Visitor } from "#test/visitor.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const calls = listCalls().map(({ method, path, gate }) => ({
  name: `${method} ${path}`,
  method,
  path,
  gate,
}));

/** Everyone who may try a call on Aroha's account. */
const callers = [
  "nobody",
  "another account",
  "viewer",
  "editor",
  "owner",
  "owner without a plan",
  "operator",
  "viewer token",
  "editor token",
] as const;
type Caller = (typeof callers)[number];

/** What a gate answers a caller: a refusal's status, or "yes" where the call goes on. */
function statusFor(gate: Gate, caller: Caller): "yes" | 401 | 402 | 403 | 404 {
  if (gate.access === "public") return "yes";
  if (gate.access === "operator") return caller === "operator" ? "yes" : 404;
  if (caller === "nobody") return 401;
  if (caller === "viewer token" || caller === "editor token") {
    const role = caller === "viewer token" ? "viewer" : "editor";
    return gate.access === "member" && rolesWith(gate.right).includes(role) ? "yes" : 403;
  }
  if (gate.access === "signed in") return "yes";
  if (caller === "another account" || caller === "operator") return gate.on === "account" ? "yes" : 404;
  if (caller === "owner without a plan") return gate.needsPlan ? 402 : "yes";
  return rolesWith(gate.right).includes(caller) ? "yes" : 403;
}

const FEED_URL = "https://calendars.example.com/lake.ics";
const feed = calendarFeed("airbnb", [{ uid: "a", arrival: "2027-03-12", departure: "2027-03-14" }]);

let world: World;
let owner: Host;
let lapsed: Host;
const visitors = new Map<Caller, Visitor>();
beforeAll(async () => {
  world = await newWorld();
  owner = await world.host("Aroha");
  lapsed = await world.host("Lena");
  visitors.set("nobody", world.visitor());
  visitors.set("another account", await world.host("Bo"));
  visitors.set("operator", await world.operator("Olga"));
  visitors.set("viewer", await world.member(owner, "Vera", "viewer"));
  visitors.set("editor", await world.member(owner, "Edda", "editor"));
  visitors.set("owner", owner);
  // Of another owner: one who ends their sessions ends their tokens too.
  const otto = await world.member(owner, "Otto", "owner");
  visitors.set("viewer token", await newProgram(world, otto, { role: "viewer" }));
  visitors.set("editor token", await newProgram(world, otto));
  visitors.set("owner without a plan", lapsed);
});

/** What a call names: a guidebook, a section or a link of the account. */
async function newTarget(host: Host, { gate, path }: { gate: Gate; path: string }): Promise<string> {
  if (gate.access !== "member" || gate.on === "account") return path;
  const guidebook = (await host.post("/api/guidebooks", { name: "Lake House" })).body.id;
  const sections = (await host.get(`/api/guidebooks/${guidebook}/sections`)).body;
  const { token } = (await host.post(`/api/guidebooks/${guidebook}/share-links`, {})).body;
  const stay = await host.post(`/api/guidebooks/${guidebook}/stays`, {
    arrival: "2027-03-12",
    departure: "2027-03-14",
  });
  world.internet.pages.set(FEED_URL, feed);
  const calendar = await host.post(`/api/guidebooks/${guidebook}/calendars`, { url: FEED_URL });
  const news = { text: "Water is off.", endsAt: 4e12, guidebooks: [guidebook] };
  const notice = await host.post("/api/notices", news);
  const entries = (await host.get(`/api/guidebooks/${guidebook}/calendar-entries`)).body;
  const link = await host.post("/api/turnover-links", { guidebookIds: [guidebook] });
  const calendarOut = await host.post("/api/account/calendars-out", { kind: "stays" });
  const ids = {
    guidebook,
    section: sections[0].id,
    stay: stay.body.id,
    "stay request": await newAccessRequest(world.context, guidebook),
    "extra request": await newExtraRequest(world.context, stay.body),
    problem: await newProblem(world.context, { guidebookId: guidebook, stayId: stay.body.id }),
    calendar: calendar.body.id,
    "calendar entry": entries[0].id,
    "turnover link": link.body.token,
    "calendar out": calendarOut.body.id,
    notice: notice.body.id,
    member: (await host.post("/api/account/members", { role: "viewer" })).body.id,
    "share link": guidebook,
  };
  const id = ids[gate.on];
  return path.replace("{id}", id).replace("{token}", token);
}

async function make(visitor: Visitor, method: string, path: string): Promise<TestResponse> {
  const at = `/api${path.replaceAll(/\{\w+\}/g, "x")}`;
  const { get: GET, delete: DELETE, post: POST, put: PUT, patch: PATCH } = visitor;
  const read = { GET, DELETE }[method];
  if (read) return read(at);
  const write = { POST, PUT, PATCH }[method];
  if (!write) throw new Error(`no such method: ${method}`);
  return write(at);
}

const gateCodes: Record<number, string> = {
  401: "signed_out",
  402: "subscription_required",
  403: "not_allowed",
  404: "not_found",
};

const guarded = calls.filter(({ gate }) => gate.access !== "public");

describe.each(guarded)("$name", (each) => {
  test("answers each caller as its row says", async () => {
    const paths: Record<string, string> = { ours: await newTarget(owner, each) };
    await subscribe(lapsed);
    paths.lapsed = await newTarget(lapsed, each);
    await endPlan(lapsed);
    for (const caller of callers) {
      // The caller before has deleted it.
      if (each.method === "DELETE" && ["owner", "viewer token", "editor token"].includes(caller))
        paths.ours = await newTarget(owner, each);
      const path = caller === "owner without a plan" ? paths.lapsed : paths.ours;
      const { status, body } = await make(visitors.get(caller) ?? world.guest, each.method, path ?? "");
      const expected = statusFor(each.gate, caller);
      const isRefused = status in gateCodes && gateCodes[status] === body?.code;
      const answered = isRefused ? status : "yes";
      expect.soft(answered, `${caller}: ${status} ${body?.message}`).toBe(expected);
    }
    await archiveAll();
  });
});

async function subscribe({ accountId }: Host): Promise<void> {
  const until = world.clock.now() + 1000;
  await world.context.db
    .updateTable("account_subscriptions")
    .set({ state: "active", period_end: until, access_until: until, ended_at: null })
    .where("account_id", "=", accountId)
    .execute();
}

async function endPlan({ accountId }: Host): Promise<void> {
  const at = world.clock.now() - 1000;
  await world.context.db
    .updateTable("account_subscriptions")
    .set({ state: "ended", period_end: at, access_until: at, ended_at: at })
    .where("account_id", "=", accountId)
    .execute();
}

/** A plan holds 20 guidebooks, an account 50 notices and a day 100 new calendars; there are more calls than that. */
async function archiveAll(): Promise<void> {
  await world.context.db.deleteFrom("rate_limits").execute();
  await world.context.db.deleteFrom("notices").execute();
  await world.context.db.updateTable("guidebooks").set({ archived_at: 1 }).execute();
}

test("the page of permissions says what the gates say", async () => {
  await expect(page()).toMatchFileSnapshot("../../docs/reference/permissions.md");
});

function page(): string {
  const isPublic = calls.filter(({ gate }) => gate.access === "public");
  const withoutPlan = guarded.filter(({ gate }) => gate.access !== "operator" && !needsPlan(gate));
  return [
    "# Permissions",
    "",
    "Who may make which call, from the gates that stand where the calls are defined. A test makes each call as each of these",
    "people and compares this page; `npm run docs:permissions` rewrites it. What a role may do: `src/accounts/roles.ts`.",
    "",
    "A call acts in the account of the guidebook, section or link that it names; all others act in the account that the",
    "session chose. *yes* means that the gate lets the caller through, 401 that they must sign in, 402 that the account needs",
    "an active plan, 403 that their role lacks the right, 404 that it is in no account of theirs, or that they are limited to",
    "other guidebooks. A token is an owner's here; it never does what needs a session.",
    "",
    `| call | right | acts in the account of | ${callers.join(" | ")} |`,
    `| --- | --- | --- | ${callers.map(() => "---").join(" | ")} |`,
    ...guarded.map(row),
    "",
    "## Without an active plan",
    "",
    "Whoever leaves can still see to account and payment, and take things down:",
    "",
    ...withoutPlan.map(({ name }) => `- \`${name}\``),
    "",
    "## For everybody",
    "",
    ...isPublic.map(({ name }) => `- \`${name}\``),
    "",
  ].join("\n");
}

const needsPlan = (gate: Gate) => gate.access === "member" && gate.needsPlan;

function row({ name, gate }: (typeof calls)[number]): string {
  const [right, on] = gate.access === "member" ? [gate.right, inWords[gate.on]] : ["", "nobody"];
  const allowGuidebookQuery =
    gate.access === "member" && gate.allowGuidebookQuery ? ", or a guidebook named in the query" : "";
  const allowSelf = gate.access === "member" && gate.allowSelf ? ", or oneself" : "";
  return `| \`${name}\` | ${right}${allowSelf} | ${on}${allowGuidebookQuery} | ${callers.map((caller) => statusFor(gate, caller)).join(" | ")} |`;
}

const inWords = {
  account: "the session's choice",
  guidebook: "the guidebook",
  section: "the section",
  "share link": "the link",
  stay: "the stay",
  "stay request": "the request",
  "extra request": "the request",
  problem: "the report",
  calendar: "the calendar",
  "calendar entry": "the entry's calendar",
  "turnover link": "the link",
  "calendar out": "the calendar",
  notice: "the notice's guidebook",
  member: "the session's choice",
};
