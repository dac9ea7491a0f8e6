import { expect, test } from "vitest";
import { KILLINGS, killWhile } from "#test/killing.ts";
import { isQuick } from "#test/quick.ts";
import { newWorld } from "#test/world.ts";

test.skipIf(isQuick)(
  "a manual is put into all of its sections or into none",
  { timeout: 120_000 },
  async () => {
    const world = await newWorld();
    const aroha = await world.host("Aroha");
    const { id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
    for (let round = 1; round < KILLINGS; round++) {
      await killWhile(world, "put a manual in", id, aroha, round * 7);
      const texts = await world.context.db
        .selectFrom("sections")
        .select(["content", "version"])
        .where("guidebook_id", "=", id)
        .where("type", "in", ["amenities", "kitchen", "emergency"])
        .execute();
      expect(texts).toHaveLength(3);
      expect(new Set(texts.map(({ content }) => content)).size).toBe(1);
      expect(new Set(texts.map(({ version }) => version)).size).toBe(1);
      expect(texts[0]?.content).toContain("Sentence 1");
    }
  },
);
