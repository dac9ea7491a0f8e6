import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { noQuestions } from "#stays/arrivalForms/contract.ts";
import { FIGURES, readFiguresAs } from "#test/figures.ts";
import { newWorld } from "#test/world.ts";

const steps = z.array(z.object({ detail: z.string() }));

const prepare = vi.spyOn(Sqlite.prototype, "prepare");

/** What is read from end to end all the same. */
const whole = [
  "SCAN json_each", // a list that came with the statement
  "SCAN CONSTANT ROW: select", // the stay of a link, and those joined to it one after the other
  "SCAN run: select",
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
const rewritten = [
  "stays",
  "stay_details",
  "calendar_entries",
  "stay_requests",
  "left_behind",
  "extra_requests",
  "problem_words",
].map((table) => `SCAN ${table}: delete from "${table}"`);

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
    const days = { arrival: "2026-01-06", departure: "2026-01-08" };
    const stay = (await aroha.post(`/api/guidebooks/${id}/stays`, days)).body;
    await aroha.put(`/api/guidebooks/${id}/access`, { access: "stays", timeZone: "UTC" });
    await aroha.put(`/api/guidebooks/${id}/arrival-form`, { ...noQuestions, names: true });
    const typed = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
    for (const names of ["Anna", "Ben"])
      await world.guest.post(`/view/${stay.token}/details`, `names=${names}`, typed);
    expect((await world.guest.get(`/view/${stay.token}`)).text).toContain("Ben");
    for (const path of [
      `guidebooks/${id}/details.csv`,
      `stays/${stay.id}/details`,
      `stays/${stay.id}/messages`,
    ])
      await aroha.get(`/api/${path}`);
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
