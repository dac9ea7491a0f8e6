import { expect, test } from "vitest";
import { standardTypes } from "#sections/catalog.ts";
import { KILLINGS, killWhile } from "#test/killing.ts";
import { isQuick } from "#test/quick.ts";
import { newWorld } from "#test/world.ts";

test("a shared save that is killed is in all 20 guidebooks or in none", { timeout: 120_000 }, async () => {
  const world = await newWorld();
  const aroha = await world.host("Aroha");
  const ids: string[] = [];
  for (let at = 1; at <= 20; at++)
    ids.push((await aroha.post("/api/guidebooks", { name: `Flat ${at}` })).body.id);
  const sections = (await aroha.get(`/api/guidebooks/${ids[0]}/sections`)).body;
  const sharing = { sectionId: sections[0].id, guidebookIds: ids };
  const { body: shared } = await aroha.post("/api/shared-sections", sharing);
  const { db } = world.context;
  const versions = async () =>
    (await db.selectFrom("guidebooks").select("version").execute()).map(({ version }) => version);
  const started = await versions();
  for (let round = 0; round < KILLINGS; round++) {
    await killWhile(world, "save", shared.id, aroha, round * 7);
    const contents = await db
      .selectFrom("sections")
      .select("content")
      .where("shared_id", "=", shared.id)
      .execute();
    expect(contents).toHaveLength(20);
    const row = await db.selectFrom("shared_sections").selectAll().executeTakeFirstOrThrow();
    expect(new Set(contents.map(({ content }) => content))).toEqual(new Set([row.content]));
    const newest = db.selectFrom("section_versions").selectAll().where("replaced_at", "is", null);
    const last = await newest.where("history_id", "=", shared.id).execute();
    expect(last).toMatchObject([{ version: row.version, content: row.content }]);
  }
  // Each guidebook has as many versions more as the others, from wherever it began.
  const raised = (await versions()).map((version, at) => version - (started[at] ?? 0));
  expect(new Set(raised).size).toBe(1);
  expect(raised[0]).toBeGreaterThan(KILLINGS - 1);
});

test.skipIf(isQuick)("a duplicate that is killed is whole or not there", { timeout: 120_000 }, async () => {
  const world = await newWorld();
  const aroha = await world.host("Aroha");
  const { id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  const { db } = world.context;
  for (let round = 0; round < KILLINGS; round++) {
    await killWhile(world, "duplicate", id, aroha, round * 3);
    const all = await db.selectFrom("guidebooks").select("id").execute();
    expect(all.length).toBeGreaterThan(1);
    for (const guidebook of all) {
      const rows = db.selectFrom("sections").select("type").where("guidebook_id", "=", guidebook.id);
      expect(await rows.execute()).toHaveLength(standardTypes.length);
    }
    await db.deleteFrom("guidebooks").where("id", "!=", id).execute();
    await db.deleteFrom("rate_limits").execute();
  }
});
