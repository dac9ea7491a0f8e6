import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { standardTypes } from "#sections/catalog.ts";
import { KILLINGS, killWhile } from "#test/killing.ts";
import { isQuick } from "#test/quick.ts";
import { newWorld } from "#test/world.ts";

const OWN = 8;

test.skipIf(isQuick)(
  "an import of a zip that is killed is whole or not there",
  { timeout: 120_000 },
  async () => {
    const world = await newWorld();
    const aroha = await world.host("Aroha");
    const { id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
    for (let at = 0; at < OWN; at++)
      await aroha.post(`/api/guidebooks/${id}/sections`, {
        shape: "text",
        title: `Pool ${at}`,
        icon: "waves",
      });
    await aroha.put(`/api/guidebooks/${id}/languages`, { languages: ["de", "fr"] });
    await aroha.put(`/api/guidebooks/${id}/access`, { timeZone: "Pacific/Auckland", access: "stays" });
    const zip = join(world.context.config.dataDir, "lake-house.zip");
    writeFileSync(zip, await aroha.download(`/api/guidebooks/${id}/export`));

    const { db } = world.context;
    for (let round = 1; round < KILLINGS; round++) {
      await killWhile(world, "import a zip", zip, aroha, round * 7);
      const made = await db.selectFrom("guidebooks").select("id").where("id", "!=", id).execute();
      expect(made.length).toBeGreaterThan(0);
      for (const guidebook of made) {
        const sections = await db
          .selectFrom("sections")
          .select(["own_key", "tile_name", "position"])
          .where("guidebook_id", "=", guidebook.id)
          .execute();
        expect(sections).toHaveLength(standardTypes.length + OWN);
        expect(new Set(sections.map(({ position }) => position)).size).toBe(sections.length);
        expect(sections.filter(({ own_key, tile_name }) => own_key && tile_name)).toHaveLength(OWN);
        const { body } = await aroha.get(`/api/guidebooks/${guidebook.id}/access`);
        expect(body).toMatchObject({ access: "stays", timeZone: "Pacific/Auckland" });
      }
      await db.deleteFrom("guidebooks").where("id", "!=", id).execute();
      await db.deleteFrom("rate_limits").execute();
    }
  },
);
