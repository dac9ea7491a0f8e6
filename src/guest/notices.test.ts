import { beforeEach, describe, expect, test } from "vitest";
import { newWorld } from "#test/world.ts";

const HOUR = 3_600_000;
const world = await newWorld();
const aroha = await world.host("Aroha");
let lake: { id: string; slug: string };
let hut: { id: string; slug: string };

beforeEach(async () => {
  await world.context.db.updateTable("guidebooks").set({ archived_at: 1 }).execute();
  lake = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  hut = (await aroha.post("/api/guidebooks", { name: "Hut" })).body;
});

const WATER = "Water is off on Tuesday, 9 to 11 am.";
const inHours = (hours: number) => world.clock.now() + hours * HOUR;
const announce = (more: object) =>
  aroha.post("/api/notices", { text: WATER, guidebooks: [lake.id], ...more });
const reads = async (key: string) => (await world.guest.get(`/view/${key}`)).text.includes(WATER);

describe("a notice", () => {
  test("is read by the guests of its guidebooks until it ends", async () => {
    expect(await reads(lake.slug)).toBe(false);
    const announced = await announce({ endsAt: inHours(2) });
    expect(announced.status).toBe(201);
    expect([await reads(lake.slug), await reads(hut.slug)]).toEqual([true, false]);
    expect((await aroha.get("/api/notices")).body).toEqual([announced.body]);
    world.clock.advance(2 * HOUR);
    await world.runJobs();
    expect(await reads(lake.slug)).toBe(false);
    expect((await aroha.get("/api/notices")).body).toEqual([]);
    expect(await world.context.db.selectFrom("notices").select("id").execute()).toEqual([]);
  });

  test("begins when its host says, for several homes", async () => {
    await announce({ startsAt: inHours(1), endsAt: inHours(3), guidebooks: [lake.id, hut.id] });
    expect([await reads(lake.slug), await reads(hut.slug)]).toEqual([false, false]);
    world.clock.advance(HOUR);
    await world.runJobs();
    expect([await reads(lake.slug), await reads(hut.slug)]).toEqual([true, true]);
  });

  test("is taken back at once, by its own host alone", async () => {
    const { id } = (await announce({ endsAt: inHours(2) })).body;
    expect(await reads(lake.slug)).toBe(true);
    const mal = await world.host(`Mal ${lake.id.slice(0, 4)}`);
    expect((await mal.delete(`/api/notices/${id}`)).status).toBe(404);
    expect((await mal.get("/api/notices")).body).toEqual([]);
    expect((await aroha.delete(`/api/notices/${id}`)).status).toBe(204);
    expect(await reads(lake.slug)).toBe(false);
    world.clock.advance(3 * HOUR);
    await world.runJobs();
  });

  test("of several homes is not ended by a member of one of them", async () => {
    const several = { endsAt: inHours(2), guidebooks: [lake.id, hut.id] };
    const { id } = (await announce(several)).body;
    const name = `Edda ${lake.id.slice(0, 4)}`;
    const edda = await world.member(aroha, name, "editor", { guidebooks: [lake.id] });
    expect((await edda.delete(`/api/notices/${id}`)).status).toBe(404);
    expect(await reads(hut.slug)).toBe(true);
  });

  test.each([
    [{ text: " " }, "text", "Write what your guests should know."],
    [{ text: "x".repeat(201) }, "text", "Use at most 200 characters."],
    [{ endsAt: 1 }, "endsAt", "Choose an end in the future, after the start."],
    [{ endsAt: undefined }, "endsAt", "Choose when it ends."],
    [{ guidebooks: [] }, "guidebooks", "Choose whose guests should read it."],
  ])("is refused with %j", async (wrong, field, sentence) => {
    const refused = await announce({ endsAt: inHours(2), ...wrong });
    expect(refused.status).toBe(400);
    expect(refused.body.fields[field]).toBe(sentence);
  });

  test("is not for somebody else's guests", async () => {
    const mal = await world.host(`Moa ${lake.id.slice(0, 4)}`);
    const announced = await mal.post("/api/notices", {
      text: WATER,
      endsAt: inHours(2),
      guidebooks: [lake.id],
    });
    expect(announced.status).toBe(404);
    expect(await reads(lake.slug)).toBe(false);
  });
});
