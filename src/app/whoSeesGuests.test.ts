import { beforeAll, expect, test } from "vitest";
import { listCalls } from "#app/api.ts";
import { newAccessRequest } from "#test/accessRequest.ts";
import { calendarFeed } from "#test/calendarFeed.ts";
import type { Visitor } from "#test/visitor.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const FEED_URL = "https://calendars.example.com/lake-0123456789abcdef.ics";
const DOOR_CODE = "739164#";
const names = ["Annabel", "Melanie", "Tess"];

let world: World;
let owner: Host;
let lodge: string;
let shed: string;
let checkin: string;
let stay: { id: string; token: string; code: string };
const visitors = new Map<string, Visitor>();

beforeAll(async () => {
  world = await newWorld();
  owner = await world.host("Aroha");
  lodge = (await owner.post("/api/guidebooks", { name: "Lake House" })).body.id;
  shed = (await owner.post("/api/guidebooks", { name: "Shed" })).body.id;
  const sections = (await owner.get(`/api/guidebooks/${lodge}/sections`)).body;
  checkin = sections.find(({ type }: { type: string }) => type === "checkin").id;
  await owner.put(`/api/guidebook-sections/${checkin}`, { content: { doorCode: DOOR_CODE } });
  await owner.put(`/api/guidebooks/${lodge}/access`, { access: "stays", timeZone: "Pacific/Auckland" });
  // 5 January 2026, 10 pm in Wānaka.
  const days = { arrival: "2026-01-06", departure: "2026-01-08" };
  stay = (await owner.post(`/api/guidebooks/${lodge}/stays`, { ...days, guestName: "Annabel" })).body;
  const event = { uid: "a", arrival: "2026-01-07", departure: "2026-01-09", summary: "Reserved - Melanie" };
  world.internet.pages.set(FEED_URL, calendarFeed("vrbo", [event]));
  await owner.post(`/api/guidebooks/${lodge}/calendars`, { url: FEED_URL });
  await newAccessRequest(world.context, lodge, "Tess");
  visitors.set("nobody", world.visitor());
  visitors.set("another account", await world.host("Bo"));
  visitors.set("member of another home", await world.member(owner, "Lina", "editor", { guidebooks: [shed] }));
  visitors.set("viewer", await world.member(owner, "Vera", "viewer"));
  visitors.set("editor", await world.member(owner, "Edda", "editor"));
  visitors.set("owner", owner);
});

/** Responses of all read-only calls to a visitor, for a property in which a guest stays. */
async function readAll(visitor: Visitor): Promise<string> {
  const calendars = (await owner.get(`/api/guidebooks/${lodge}/calendars`)).body;
  const reads = listCalls().filter(({ method }) => method.toLowerCase() === "get");
  const paths = reads.flatMap(({ path, gate }) => {
    const on = gate.access === "member" ? gate.on : "account";
    const id =
      on === "stay" ? stay.id : on === "calendar" ? calendars[0].id : on === "section" ? checkin : lodge;
    const filled = `/api${path}`.replace("{id}", id).replace(/\{\w+\}/g, "x");
    return path.endsWith("/preview") ? ["during", "anyone"].map((as) => `${filled}?as=${as}`) : [filled];
  });
  const answers = await Promise.all(
    paths
      .filter((path) => path !== "/api/logout")
      .map(async (path) => `${path}\n${(await visitor.get(path)).text}`),
  );
  return answers.join("\n\n");
}

test.each([
  ["nobody", []],
  ["another account", []],
  ["member of another home", []],
  ["viewer", [DOOR_CODE]],
  ["editor", [...names, DOOR_CODE]],
  ["owner", [...names, DOOR_CODE]],
])("%s reads %j", async (caller, seen) => {
  const text = await readAll(visitors.get(caller) ?? world.visitor());
  const found = [...names, DOOR_CODE].filter((secret) => text.includes(secret));
  expect(found).toEqual(seen);
  for (const secret of [FEED_URL, "0123456789abcdef"]) expect(text).not.toContain(secret);
  for (const way of [stay.token, stay.code]) expect(text.includes(way)).toBe(seen.includes("Annabel"));
});

test("the link that a cleaner has without an account names nobody and gives no code", async () => {
  const { token } = (await owner.post("/api/turnover-links", { guidebookIds: [lodge] })).body;
  for (const path of [`/turnovers/${token}`, `/turnovers/${token}.ics`]) {
    const { status, text } = await world.guest.get(path);
    expect(status).toBe(200);
    for (const secret of [...names, DOOR_CODE, stay.token, stay.code]) expect(text).not.toContain(secret);
  }
});
