import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newWorld } from "#test/world.ts";

const DAY_MS = 86_400_000;

test.skipIf(process.env.TEST_DATABASE_URL !== undefined)(
  "the names of guests are in no page of the database once their stays are deleted, and others keep theirs",
  async () => {
    const world = await newWorld();
    const { db, config, randomId } = world.context;
    const aroha = await world.host("Aroha");
    const { id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
    await aroha.put(`/api/guidebooks/${id}/access`, { access: "stays", timeZone: "UTC" });
    const add = (guestName: string, arrival: string, departure: string) =>
      aroha.post(`/api/guidebooks/${id}/stays`, { guestName, arrival, departure });
    await add("Quillfeather Old", "2026-01-06", "2026-01-07");
    await add("Stayer", "2026-06-07", "2026-06-09");
    const rows = await db.selectFrom("stays").selectAll().orderBy("arrival").execute();
    const planted = Array.from({ length: 800 }, (_, n) => {
      const row = rows[n % 4 === 0 ? 1 : 0];
      if (!row) throw new Error("a stay is missing");
      const code = `P${n}`;
      return {
        ...row,
        id: randomId(),
        token: randomId(),
        guest_name: `${row.guest_name} ${n}`,
        code,
        code_key: code,
      };
    });
    for (const row of planted) await db.insertInto("stays").values(row).execute();
    // Rows that grow in no order move from page to page.
    for (let n = 0; n < planted.length; n++) {
      const grown = planted[(n * 7919) % planted.length];
      await db
        .updateTable("stays")
        .set({ note: "Late. ".repeat(n % 60) })
        .where("id", "=", grown?.id ?? "")
        .execute();
    }
    const stored = () => readFileSync(join(config.dataDir, "porchlight.db"), "latin1");

    for (const days of [40, 1, 1]) {
      world.clock.advance(days * DAY_MS);
      await db.updateTable("jobs").set({ due: 0 }).execute();
      await world.runJobs();
    }
    expect(stored().match(/Quillfeather Old \d+/g)).toBeNull();
    expect(new Set(stored().match(/Stayer \d+/g)).size).toBe(200);
    expect((await world.guest.get(`/view/${planted[0]?.token}`)).status).toBe(200);
    await db.deleteFrom("guidebooks").where("id", "=", id).execute();
    expect(await db.selectFrom("stays").selectAll().execute()).toEqual([]);
  },
);
