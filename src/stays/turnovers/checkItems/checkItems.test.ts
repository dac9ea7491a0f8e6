import { beforeEach, describe, expect, test } from "vitest";
import { newProgram } from "#test/program.ts";
import { newWorld, type Host } from "#test/world.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const ITEMS = ["Dishwasher emptied", "Bins emptied", "Keys in the lock box"];

// Monday 5 January 2026, 10 pm in Wānaka, is 9 am in UTC.
const world = await newWorld();
const aroha = await world.host("Aroha");
let id: string;
let token: string;
/** The ids of the items, in order. */
let items: string[];

const day = "2026-01-06";
const list = (host: Pick<Host, "get"> = aroha) => host.get(`/api/guidebooks/${id}/turnover-list`);
const change = (body: object, host: Pick<Host, "put"> = aroha) =>
  host.put(`/api/guidebooks/${id}/turnover-list`, body);
const page = async (query = "") => (await world.guest.get(`/turnovers/${token}${query}`)).text;
const words = async (query = "") => (await page(query)).replaceAll(/<[^>]+>/g, "");

type Fields = Record<string, string | string[]>;
function press(path: string, fields: Fields) {
  const form = new URLSearchParams({ guidebook: id, day });
  for (const [name, given] of Object.entries(fields))
    for (const value of [given].flat()) form.append(name, value);
  return world.guest.post(`/turnovers/${token}/${path}`, form.toString(), FORM);
}
const tick = (item: string[], was: string[] = []) => press("checks", { item, was });

beforeEach(async () => {
  world.clock.advance(Date.parse("2026-01-05T09:00:00Z") - world.clock.now());
  const { db } = world.context;
  await db.deleteFrom("guidebooks").execute();
  await db.deleteFrom("rate_limits").execute();
  ({ id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
  await aroha.put(`/api/guidebooks/${id}/access`, { timeZone: "Pacific/Auckland" });
  for (const [arrival, departure] of [
    ["2026-01-03", "2026-01-06"],
    ["2026-01-06", "2026-01-09"],
  ])
    await aroha.post(`/api/guidebooks/${id}/stays`, { arrival, departure });
  ({ token } = (await aroha.post("/api/turnover-links", { guidebookIds: [id] })).body);
  const { body } = await change({ on: true, items: ITEMS.map((text) => ({ text })) });
  items = body.items.map((item: { id: string }) => item.id);
  world.clock.advance(12 * HOUR);
});

describe("the check list of a home", () => {
  test("is off until its host switches it on, and proposes what its sections name", async () => {
    const other = (await aroha.post("/api/guidebooks", { name: "Barn" })).body.id;
    const { body: sections } = await aroha.get(`/api/guidebooks/${other}/sections`);
    const write = (type: string, content: object) => {
      const section = sections.find((one: { type: string }) => one.type === type);
      return aroha.put(`/api/guidebook-sections/${section.id}`, { content });
    };
    expect((await aroha.get(`/api/guidebooks/${other}/turnover-list`)).body).toEqual({
      on: false,
      items: [],
      proposed: [],
    });
    await write("kitchen", { text: "<p>The dishwasher needs one tablet.</p>" });
    await write("checkin", { details: "<p>The keys are in the lock box by the door.</p>" });
    await write("departure", {
      items: [
        "Take the rubbish to the road",
        "Leave the keys where you found them",
        "Please feed the hens.",
        "Send us a message as you leave",
        "Lock the gate with 4821",
      ],
    });
    expect((await aroha.get(`/api/guidebooks/${other}/turnover-list`)).body.proposed).toEqual([
      "Dishwasher emptied",
      "Bins emptied",
      "Keys in the lock box",
      "Feed the hens",
    ]);
    expect((await aroha.get("/api/turnover-lists")).body).toEqual([{ guidebookId: id, on: true, items: 3 }]);
  });

  test("keeps the ticks of items that are renamed or moved, and loses those of deleted ones", async () => {
    await tick([items[0] ?? "", items[1] ?? ""]);
    const [first, second, third] = (await list()).body.items;
    const renamed = { ...second, text: "Bins at the road" };
    await change({ items: [third, renamed, { text: "Dishwasher emptied" }] });
    expect((await aroha.get("/api/turnovers")).body[0].checks).toEqual({
      done: 1,
      of: 3,
      open: ["Keys in the lock box", "Dishwasher emptied"],
    });
    expect((await list()).body.items.map((item: { id: string }) => item.id)).not.toContain(first.id);
  });

  test("has at most 15 items of 120 characters", async () => {
    const many = Array.from({ length: 16 }, (_, at) => ({ text: `Item ${at}` }));
    expect((await change({ items: many })).status).toBe(400);
    expect((await change({ items: [{ text: "x".repeat(121) }] })).status).toBe(400);
    expect((await change({ items: [{ text: "  " }] })).status).toBe(400);
    expect((await change({ items: many.slice(1) })).body.items).toHaveLength(15);
    expect((await list()).body.on).toBe(true);
  });

  test("an id of another home's item makes a new one here", async () => {
    const other = (await aroha.post("/api/guidebooks", { name: "Barn" })).body.id;
    await aroha.put(`/api/guidebooks/${other}/turnover-list`, { items: [{ id: items[0], text: "Mine" }] });
    const { body } = await list();
    expect(body.items.map((item: { text: string }) => item.text)).toEqual(ITEMS);
  });

  test("is read by members of the home and changed by those who may edit it", async () => {
    const barn = (await aroha.post("/api/guidebooks", { name: "Barn" })).body.id;
    const vera = await world.member(aroha, "Vera", "viewer");
    const lina = await world.member(aroha, "Lina", "editor", { guidebooks: [barn] });
    const edda = await world.member(aroha, "Edda", "editor");
    const reader = await newProgram(world, await world.member(aroha, "Otto", "owner"), { role: "viewer" });
    expect([(await list(vera)).status, (await change({ on: false }, vera)).status]).toEqual([200, 403]);
    expect([(await list(lina)).status, (await change({ on: false }, lina)).status]).toEqual([404, 404]);
    expect((await lina.get("/api/turnover-lists")).body).toEqual([]);
    expect((await change({ on: false }, reader)).status).toBe(403);
    expect((await change({ on: false }, await world.host("Mal"))).status).toBe(404);
    expect((await change({ on: false }, world.visitor())).status).toBe(401);
    expect((await change({ on: false }, edda)).body.on).toBe(false);
    expect(await page()).not.toContain("Check list");
  });
});

describe("a cleaner", () => {
  test("ticks what is done, on the day, and others' ticks stay", async () => {
    expect(await words()).toContain("Check list 0 of 3");
    const pressed = await tick([items[0] ?? ""]);
    expect([pressed.status, pressed.headers.get("location")]).toEqual([
      303,
      `/turnovers/${token}#${day}-${id}`,
    ]);
    // The page of another cleaner was drawn before.
    await tick([items[1] ?? ""]);
    expect(await words()).toContain("Check list 2 of 3");
    await tick([], [items[0] ?? ""]);
    expect((await aroha.get("/api/turnovers")).body).toMatchObject([
      { day, checks: { done: 1, of: 3, open: [ITEMS[0], ITEMS[2]] } },
      { day: "2026-01-09", checks: null },
    ]);
    expect((await world.guest.get(`/turnovers/${token}.ics`)).text).toContain("Bins emptied");
  });

  test("finds nothing ticked at the next turnover", async () => {
    await tick(items);
    world.clock.advance(3 * DAY);
    expect(await words()).toContain("Check list 0 of 3");
  });

  test("cannot tick what lies ahead, is over, or is another home's", async () => {
    for (const given of [
      { day: "2026-01-09" },
      { day: "2026-01-05" },
      { guidebook: (await aroha.post("/api/guidebooks", { name: "Barn" })).body.id },
    ]) {
      const form = new URLSearchParams({ guidebook: id, day, item: items[0] ?? "", ...given });
      const pressed = await world.guest.post(`/turnovers/${token}/checks`, form.toString(), FORM);
      expect(pressed.headers.get("location")).toBe(`/turnovers/${token}?unchanged`);
    }
    await tick(["an item that was deleted"]);
    expect(await world.context.db.selectFrom("checks").selectAll().execute()).toEqual([]);
  });

  test("is asked once about what is open, and may be ready all the same", async () => {
    const readyAt = async () => (await aroha.get("/api/turnovers")).body[0].readyAt;
    const pressed = await press("ready", { item: [items[0] ?? ""] });
    expect(pressed.headers.get("location")).toBe(`/turnovers/${token}?open=${day}-${id}#${day}-${id}`);
    expect(await readyAt()).toBeNull();
    const question = await words(`?open=${day}-${id}`);
    expect(question).toContain("2 things are not ticked:Bins emptiedKeys in the lock boxReady all the same?");
    expect(await words()).not.toContain("Ready all the same");
    await press("ready", { item: [items[0] ?? ""], was: [items[0] ?? ""], anyway: "yes" });
    expect(await readyAt()).toBe(world.clock.now());
    expect(await words(`?open=${day}-${id}`)).not.toContain("Ready all the same");
    expect(await words()).toContain("Check list 1 of 3");
  });

  test("is not asked where all is ticked, by the same press too", async () => {
    await press("ready", { item: items });
    expect((await aroha.get("/api/turnovers")).body[0]).toMatchObject({
      readyAt: world.clock.now(),
      checks: { done: 3, of: 3, open: [] },
    });
  });

  test("with an ended link ticks nothing", async () => {
    await aroha.delete(`/api/turnover-links/${token}`);
    const pressed = await tick(items);
    expect([pressed.status, pressed.text.includes("This link has ended")]).toEqual([404, true]);
    expect((await press("checks", { item: "x".repeat(5000) })).status).toBe(413);
  });
});

test("ticks are deleted after 30 days, and with their home", async () => {
  const rows = () => world.context.db.selectFrom("checks").selectAll().execute();
  await tick(items);
  await aroha.post(`/api/guidebooks/${id}/stays`, { arrival: "2026-02-07", departure: "2026-02-09" });
  world.clock.advance(32 * DAY);
  const later = new URLSearchParams({ guidebook: id, day: "2026-02-07", item: items[0] ?? "" });
  await world.guest.post(`/turnovers/${token}/checks`, later.toString(), FORM);
  expect(await rows()).toMatchObject([{ day: "2026-02-07", item_id: items[0] }]);
  await world.context.db.deleteFrom("guidebooks").execute();
  expect(await rows()).toEqual([]);
});
