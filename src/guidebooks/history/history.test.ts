import { describe, expect, test } from "vitest";
import { historyOf as historyOfSection } from "#guidebooks/history/history.server.ts";
import { saveSection } from "#guidebooks/sections.server.ts";
import { newWorld } from "#test/world.ts";

const DAY_MS = 24 * 3_600_000;
const world = await newWorld();
const aroha = await world.host("Aroha Ngata");

async function newSection(type: string): Promise<{ id: string; guidebook: string; path: string }> {
  const { id: guidebook } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  const { body } = await aroha.get(`/api/guidebooks/${guidebook}/sections`);
  const { id } = body.find((one: { type: string }) => one.type === type);
  await world.context.db.updateTable("guidebooks").set({ archived_at: 1 }).execute(); // a plan holds 20
  return { id, guidebook, path: `/api/guidebook-sections/${id}` };
}

const historyOf = async (path: string, who = aroha) => (await who.get(`${path}/history`)).body;
const versionsOf = async (path: string) =>
  (await historyOf(path)).map(({ version }: { version: number }) => version);

describe("the history of a section", () => {
  test("has what was there before, and each save with who made it and when", async () => {
    const { path } = await newSection("welcome");
    expect(await historyOf(path)).toEqual([]);
    world.clock.advance(60_000);
    const first = world.clock.now();
    await aroha.put(path, { content: { text: "<p>Kia ora</p>" } });
    const edda = await world.member(aroha, "Edda Holm", "editor");
    world.clock.advance(60_000);
    const at = world.clock.now();
    await edda.put(path, { content: { text: "<p>Haere mai</p>" } });
    expect(await historyOf(path)).toEqual([
      { version: 3, savedAt: at, by: "Edda Holm", action: "saved", isCurrent: true },
      { version: 2, savedAt: first, by: "Aroha Ngata", action: "saved", isCurrent: false },
      { version: 1, savedAt: first - 60_000, by: null, action: "before", isCurrent: false },
    ]);
    const second = await aroha.get(`${path}/history/2`);
    expect(second.body).toEqual({ version: 2, content: { text: "<p>Kia ora</p>" } });
  });

  test("brings a version back as the newest, with the sources that it had", async () => {
    const { id, path } = await newSection("dining");
    const receipt = { placeId: "osm:1", name: "Federal", source: "osm", date: null, distance: 90 };
    await aroha.put(path, { content: { items: ["Federal"] } });
    await world.context.db
      .updateTable("sections")
      .set({ sources: JSON.stringify([receipt]) })
      .where("id", "=", id)
      .execute();
    await world.context.db
      .updateTable("section_versions")
      .set({ sources: JSON.stringify([receipt]) })
      .where("history_id", "=", id)
      .where("version", "=", 2)
      .execute();
    await aroha.put(path, { content: { items: [] } });
    const restored = await aroha.post(`${path}/restore`, { version: 2, current: 3 });
    expect(restored).toMatchObject({ status: 200, body: { version: 4, sources: [receipt] } });
    expect(restored.body.content.items).toEqual([{ name: "Federal", description: "", category: "" }]);
    expect((await historyOf(path))[0]).toMatchObject({ version: 4, action: "restored", by: "Aroha Ngata" });
  });

  test("refuses a version that is gone, and a restore over what was saved meanwhile", async () => {
    const { path } = await newSection("welcome");
    await aroha.put(path, { content: { text: "<p>One</p>" } });
    await aroha.put(path, { content: { text: "<p>Two</p>" } });
    expect(await aroha.post(`${path}/restore`, { version: 9 })).toMatchObject({ status: 404 });
    expect(await aroha.get(`${path}/history/9`)).toMatchObject({ status: 404 });
    const stale = await aroha.post(`${path}/restore`, { version: 2, current: 2 });
    expect(stale).toMatchObject({ status: 409, body: { code: "stale_section" } });
    expect(stale.body.section.content).toEqual({ text: "<p>Two</p>" });
  });

  test("has the newest 50 versions", async () => {
    const { path } = await newSection("welcome");
    for (let at = 1; at <= 55; at++) await aroha.put(path, { content: { text: `<p>${at}</p>` } });
    const versions = await versionsOf(path);
    expect(versions).toHaveLength(50);
    expect([versions[0], versions.at(-1)]).toEqual([56, 7]);
  });

  test("lets go of a version 90 days after it was replaced, and never of what is there", async () => {
    const own = await newWorld();
    const cleo = await own.host("Cleo");
    const { id } = (await cleo.post("/api/guidebooks", { name: "Flat" })).body;
    const [welcome] = (await cleo.get(`/api/guidebooks/${id}/sections`)).body;
    // Months later the session has ended.
    const save = (text: string) => saveSection(own.context, cleo.actor, welcome.id, { content: { text } });
    const versions = () => historyOfSection(own.context, cleo.actor, welcome.id);
    const numbers = async () => (await versions()).map(({ version }) => version);
    await save("<p>One</p>");
    own.clock.advance(200 * DAY_MS);
    await save("<p>Two</p>");
    own.clock.advance(89 * DAY_MS);
    await own.runJobs();
    expect(await numbers()).toEqual([3, 2]);
    own.clock.advance(2 * DAY_MS);
    await own.runJobs();
    expect(await numbers()).toEqual([3]);
  });

  test("is nobody's but of those who may edit", async () => {
    const { path } = await newSection("checkin");
    await aroha.put(path, { content: { doorCode: "4817#" } });
    await aroha.put(path, { content: { doorCode: "9021#" } });
    const vera = await world.member(aroha, "Vera", "viewer");
    expect((await vera.get(`${path}/history`)).status).toBe(403);
    expect((await vera.get(`${path}/history/2`)).text).not.toContain("4817");
    const bo = await world.host("Bo");
    expect((await bo.get(`${path}/history`)).status).toBe(404);
    expect((await bo.post(`${path}/restore`, { version: 2 })).status).toBe(404);
  });

  test("keeps what cannot be read as it is stored, and refuses to bring that back", async () => {
    const { id, path } = await newSection("wifi");
    const broken = { content: '{"password":7}' };
    await world.context.db.updateTable("sections").set(broken).where("id", "=", id).execute();
    await aroha.put(path, { content: { networkName: "Lake" }, replaceUnreadable: true });
    expect((await aroha.get(`${path}/history/1`)).body).toMatchObject({ unreadable: true });
    const restored = await aroha.post(`${path}/restore`, { version: 1 });
    expect(restored).toMatchObject({ status: 409, body: { code: "unreadable_section" } });
    const row = world.context.db
      .selectFrom("section_versions")
      .select("content")
      .where("history_id", "=", id);
    expect(await row.where("version", "=", 1).executeTakeFirst()).toEqual(broken);
  });
});

test("who left stays without a name in the history", async () => {
  const { path } = await newSection("welcome");
  const edda = await world.member(aroha, "Edda", "editor");
  await edda.put(path, { content: { text: "<p>Haere mai</p>" } });
  await world.context.db.deleteFrom("users").where("id", "=", edda.id).execute();
  expect((await historyOf(path))[0]).toMatchObject({ version: 2, by: null });
});
