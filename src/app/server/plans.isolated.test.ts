import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { FIGURES, readFiguresAs } from "#test/figures.ts";
import { newWorld } from "#test/world.ts";

const steps = z.array(z.object({ detail: z.string() }));

const prepare = vi.spyOn(Sqlite.prototype, "prepare");

/** What is read from end to end all the same. */
const whole = [
  "SCAN json_each", // a list that came with the statement
  "SCAN migrations ", // at the start
  "SCAN backup_places ", // a row for each place of backups
  "SCAN server_settings ", // a row for each setting
  "SCAN map_regions", // a row for each region that an operator asked for
  "SCAN jobs: select count(*)", // the operator's figures
  'SCAN jobs: delete from "jobs" where "kind"', // of these tests alone (`world.ts`)
  "SCAN rate_limits:", // each hour; an index on its end would be written at every call
  "SCAN shared_sections:", // once a day; unused ones can only be found by reading each
];

/** Once a day each of these is emptied and written again (`eraseCopies.ts`). */
const rewritten = ["stays", "stay_details", "calendar_entries", "stay_requests"].map(
  (table) => `SCAN ${table}: delete from "${table}"`,
);

// Where tests run on PostgreSQL, a file is migrated under the spy.
test.skipIf(process.env.TEST_DATABASE_URL)(
  "what guests, hosts and jobs ask reads no table from end to end",
  async () => {
    const world = await newWorld({ DATABASE_URL: "", ...FIGURES });
    const aroha = await world.host("Aroha");
    const cleaner = await world.member(aroha, "Cleo", "viewer");
    const made = await aroha.post("/api/guidebooks", { name: "Lake House", isAiGenerated: false });
    const { id, slug } = made.body as { id: string; slug: string };
    const { body: sections } = await aroha.get(`/api/guidebooks/${id}/sections`);
    const [first] = sections as { id: string; content: unknown }[];
    await aroha.put(`/api/guidebook-sections/${first?.id}`, { content: first?.content });
    for (const host of [aroha, cleaner])
      for (const path of ["", `/${id}`, `/${id}/stays`, `/${id}/opens`])
        await host.get(`/api/guidebooks${path}`);
    for (const path of [
      "/api/stays",
      "/api/account",
      "/api/members",
      "/api/account/guest-data",
      "/api/announcement",
    ])
      await aroha.get(path);
    await readFiguresAs(aroha);
    const key = `/view/${slug}`;
    for (const path of [
      key,
      `${key}?lang=de`,
      `${key}/search?q=oven`,
      `/print/${slug}`,
      `/qr/${slug}`,
      "/view/no-such-key",
    ])
      await world.guest.get(path);
    await world.runJobs();

    const file = new Sqlite(join(world.context.config.dataDir, "porchlight.db"), { readonly: true });
    // A spy does not know what its method is called on.
    const ofThisFile = prepare.mock.calls.filter(
      (_, at) => (prepare.mock.contexts[at] as Sqlite.Database).name === file.name,
    );
    const ours = new Set(
      ofThisFile.map(([sql]) => sql).filter((sql) => /^(select|update|delete|with)\b/.test(sql)),
    );
    const scans = [...ours].flatMap((sql) => {
      const nulls = Array.from(sql.matchAll(/\?/g), () => null);
      const plan = steps.parse(file.prepare(`explain query plan ${sql}`).all(...nulls));
      return plan.filter(({ detail }) => detail.startsWith("SCAN ")).map(({ detail }) => `${detail}: ${sql}`);
    });
    file.close();
    expect(ours.size).toBeGreaterThan(60);
    const unknown = scans.filter((scan) => !whole.some((known) => scan.startsWith(known)));
    expect(unknown.filter((scan) => !rewritten.includes(scan))).toEqual([]);
  },
);
