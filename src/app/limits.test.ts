import { beforeAll, expect, test } from "vitest";
import { listCalls } from "#app/api.ts";
import { calendarFeed } from "#test/calendarFeed.ts";
import { exportedForm } from "#test/exportedZip.ts";
import { greyPng } from "#test/greyPng.ts";
import { newExtraRequest } from "#test/extraRequest.ts";
import { newAccessRequest } from "#test/accessRequest.ts";
import { newProblem } from "#test/problem.ts";
import type { Visitor } from "#test/visitor.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const picture = () => `data:image/png;base64,${Buffer.from(greyPng(8, 8)).toString("base64")}`;

function pictureForm(): FormData {
  const form = new FormData();
  form.set("file", new File([greyPng(8, 8)], "lake.png"));
  return form;
}

const FEED_URL = "https://calendars.example.com/lake.ics";

let world: World;
let aroha: Host;
let unpaid: Host;
let toImport: FormData;
const taken = new Set<string>();
beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
  unpaid = await world.host("Beau", { subscribed: false });
  toImport = await exportedForm("Lake House", greyPng(8, 8));
  const { limits } = world.context;
  const take = limits.consume.bind(limits);
  limits.consume = (rule, key) => {
    taken.add(rule.name);
    return take(rule, key);
  };
});

type Call = ReturnType<typeof listCalls>[number];

interface Sent {
  visitor?: Visitor;
  body?: unknown;
  query?: string;
}

/** Requests beyond a call's documented example, by those who may make the call. */
const further: Record<string, () => Sent[] | Promise<Sent[]>> = {
  "POST /auth/login": () => {
    const body = { email: aroha.email, password: "not this one" };
    return [
      { visitor: world.visitor(), body },
      { visitor: aroha, body },
    ];
  },
  "PUT /auth/user": () => [{ body: { email: "aroha@new.example.com" } }],
  "POST /auth/proof": () => [{ body: { password: "not this one" } }],
  "POST /create-checkout-session": () => [{ visitor: unpaid }],
  "POST /shared-sections": async () => {
    const { id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
    const [welcome] = (await aroha.get(`/api/guidebooks/${id}/sections`)).body;
    taken.clear();
    const content = { text: `<img src="${picture()}">` };
    return [{ body: { sectionId: welcome.id, guidebookIds: [], content } }];
  },
  "POST /media": () => [{ body: pictureForm() }],
  "POST /guidebooks/import": () => [{ body: toImport }],
  "POST /manuals/read": () => {
    const body = new FormData();
    body.set("file", new File(["No smoking"], "rules.txt"));
    return [{ body }];
  },
  "PUT /guidebooks/{id}": () => [{ body: { cover: picture() } }],
  "PUT /guidebook-sections/{id}": () => [{ body: { content: { text: `<img src="${picture()}">` } } }],
  "PATCH /calendars/{id}": () => [{ body: { url: `${FEED_URL}?s=2` } }],
  "GET /guidebooks/{id}/policy": () => [{ query: "?platform=airbnb" }],
  "GET /places/autocomplete": () => [{ query: "?q=lake" }],
};

/** Returns the call's path with what the host has: a guidebook with an address, its first section, a link, a stay. */
async function pathOf({ path, gate }: Call): Promise<string> {
  if (gate.access !== "member" || gate.on === "account") return path.replaceAll(/\{\w+\}/g, "x");
  const wanted = { name: "Lake House", propertyAddress: "12 Lakeside Road, Wanaka" };
  const { id } = (await aroha.post("/api/guidebooks/generate-enhanced", wanted)).body;
  if (gate.on === "share link") {
    const { token } = (await aroha.post(`/api/guidebooks/${id}/share-links`, {})).body;
    return path.replace("{token}", token);
  }
  const dates = { arrival: "2027-03-12", departure: "2027-03-14" };
  const stay = await aroha.post(`/api/guidebooks/${id}/stays`, dates);
  const [section] = (await aroha.get(`/api/guidebooks/${id}/sections`)).body;
  world.internet.pages.set(FEED_URL, calendarFeed("airbnb", [{ uid: "a", ...dates }]));
  const calendar = await aroha.post(`/api/guidebooks/${id}/calendars`, { url: FEED_URL });
  const [entry] = (await aroha.get(`/api/guidebooks/${id}/calendar-entries`)).body;
  const link = await aroha.post("/api/turnover-links", { guidebookIds: [id] });
  const calendarOut = await aroha.post("/api/account/calendars-out", { kind: "stays" });
  const news = { text: "Water is off.", endsAt: 4e12, guidebooks: [id] };
  const notice = await aroha.post("/api/notices", news);
  const ids = {
    guidebook: id,
    section: section.id,
    stay: stay.body.id,
    "stay request": await newAccessRequest(world.context, id),
    "extra request": await newExtraRequest(world.context, stay.body),
    problem: await newProblem(world.context, { guidebookId: id, stayId: stay.body.id }),
    calendar: calendar.body.id,
    "calendar entry": entry.id,
    "turnover link": link.body.token,
    "calendar out": calendarOut.body.id,
    notice: notice.body.id,
    member: (await aroha.post("/api/account/members", { role: "viewer" })).body.id,
  };
  return path.replace("{id}", ids[gate.on]);
}

function send({ visitor = aroha, body, query = "" }: Sent, method: string, path: string) {
  const { get: GET, delete: DELETE, post: POST, put: PUT, patch: PATCH } = visitor;
  if (method === "DELETE") return DELETE(`/api${path}${query}`, {}, body);
  const read = { GET }[method];
  const write = { POST, PUT, PATCH }[method];
  return read ? read(`/api${path}${query}`) : write?.(`/api${path}`, body);
}

const calls = listCalls().map((call) => ({ name: `${call.method} ${call.path}`, ...call }));

test.each(calls)("$name counts against the limits that it names, and no others", async (call) => {
  const path = await pathOf(call);
  const body = structuredClone(call.example);
  const sent = (await further[call.name]?.()) ?? [
    { visitor: isOfAccounts(call) ? world.visitor() : aroha, body },
  ];
  taken.clear();
  for (const each of sent) await send(each, call.method, path);
  expect([...taken].toSorted()).toEqual(call.limits.toSorted());
  await world.context.db.updateTable("guidebooks").set({ archived_at: 1 }).execute(); // a plan holds 20
  await world.context.db.deleteFrom("rate_limits").execute(); // a day takes 30 generated ones
});

/** What is done without a session, or would end the host's. */
const isOfAccounts = ({ path, gate }: Call) => gate.access === "public" && /auth|logout/.test(path);
