import { beforeAll, expect, test } from "vitest";
import { newWorld, type Host, type World } from "#test/world.ts";

const FORM = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
const CODE = "7391#";
const LEFT = "We have left";

let world: World;
let aroha: Host;
let guidebookId: string;
let stay: { id: string; token: string };
let cleaner: string;

const at = (moment: string) => world.clock.advance(Date.parse(moment) - world.clock.now());
const page = async () => (await world.guest.get(`/view/${stay.token}`)).text;
const press = (body = "") => world.guest.post(`/view/${stay.token}/left`, body, FORM);
const stored = async () => (await aroha.get(`/api/guidebooks/${guidebookId}/stays`)).body[0];
const turnovers = async () => (await world.guest.get(`/turnovers/${cleaner}`)).text;

// Anna stays in Sydney until Monday 12 January 2026, 10 am, which is 23:00 in UTC on the day before.
beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
  ({ id: guidebookId } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
  const { body: sections } = await aroha.get(`/api/guidebooks/${guidebookId}/sections`);
  const checkin = sections.find(({ type }: { type: string }) => type === "checkin");
  await aroha.put(`/api/guidebook-sections/${checkin.id}`, { content: { doorCode: CODE } });
  await aroha.put(`/api/guidebooks/${guidebookId}/access`, { access: "stays", timeZone: "Australia/Sydney" });
  const days = { arrival: "2026-01-09", departure: "2026-01-12", guestName: "Anna" };
  stay = (await aroha.post(`/api/guidebooks/${guidebookId}/stays`, days)).body;
  cleaner = (await aroha.post("/api/turnover-links", { guidebookIds: [guidebookId] })).body.token;
});

test("from 18 hours before check-out guests can say that they have left, and not before", async () => {
  at("2026-01-11T04:59:00Z");
  expect(await page()).not.toContain(LEFT);
  await press();
  expect((await stored()).leftAt).toBeNull();
  at("2026-01-11T05:00:00Z");
  expect(await page()).toContain(LEFT);
});

test("host and cleaner read that they have left, and the code shows as long as before", async () => {
  at("2026-01-11T22:40:00Z");
  const answer = await press();
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/view/${stay.token}`]);
  expect((await stored()).leftAt).toBe(world.clock.now());
  expect(await page()).toContain("You said at 9:40 am that you have left.");
  expect(await page()).toContain(CODE);
  expect(await turnovers()).toContain("The guests left at 9:40 am.");
  expect((await world.guest.get(`/turnovers/${cleaner}.ics`)).text).toContain("The guests have left");
  const { body: shown } = await aroha.get("/api/turnovers");
  expect(shown).toMatchObject([{ day: "2026-01-12", leftAt: world.clock.now() }]);
});

test("it can be taken back", async () => {
  await press("undo=1");
  expect((await stored()).leftAt).toBeNull();
  expect(await page()).toContain(LEFT);
  expect(await turnovers()).not.toContain("The guests left");
});

test("what was said before the departure was moved says nothing of the new day", async () => {
  await press();
  await aroha.patch(`/api/stays/${stay.id}`, { departure: "2026-01-14" });
  expect(await turnovers()).not.toContain("The guests left");
  at("2026-01-13T22:00:00Z");
  expect(await page()).toContain(LEFT);
});
