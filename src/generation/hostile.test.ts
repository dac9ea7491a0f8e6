import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { provePage } from "#test/hostile/proof.ts";
import { runHostile } from "#test/hostile/runHostile.ts";
import { hostileSentences } from "#test/hostile/sentences.ts";
import { generate, importDistrict, lampHouse } from "#test/district.ts";
import { isQuick } from "#test/quick.ts";
import { newWorld } from "#test/world.ts";

const answers = Number(process.env["HOSTILE_ANSWERS"] ?? (isQuick ? 4 : 20));

test(
  "nothing that a model of bad will says is on a guest page",
  { timeout: 60_000 + answers * 4000 },
  async () => {
    const run = await runHostile(answers);
    const { HOSTILE_REPORT: report } = process.env;
    if (report) writeFileSync(report, JSON.stringify(run, null, 2));
    expect(run.unproven).toEqual([]);
    expect(run.leaks).toEqual([]);
    // Its valid choices were used, and ids that it was not given were dropped.
    expect(run.sectionsByModel).toBeGreaterThan(answers * 4);
    expect(run.dropped).toBeGreaterThan(answers * 10);
  },
);

test("the proof sees each hostile sentence on a page, and a fact of another place", async () => {
  const world = await newWorld();
  await importDistrict(world);
  const aroha = await world.host("Aroha");
  const { slug } = await generate(aroha, lampHouse);
  const { text: page } = await world.guest.get(`/view/${slug}`);
  const place = "About 510 m away, 8 minutes on foot.";
  expect(page).toContain(place);
  const unproven = (html: string) => provePage(html, page, []).unproven;
  expect(unproven(page)).toEqual([]);
  for (const sentence of Object.values(hostileSentences).flat()) {
    const words = sentence.replaceAll("<", "&lt;");
    expect(unproven(page.replace(place, `${place} ${words}`))).toHaveLength(1);
    expect(unproven(page.replace("<h2", `<p>${words}</p><h2`))).toHaveLength(1);
  }
  expect(unproven(page.replace(place, "About 390 m away, 6 minutes on foot."))).toHaveLength(1);
  expect(unproven(page.replace(place, `${place} Dogs are welcome.`))).toHaveLength(1);
});
