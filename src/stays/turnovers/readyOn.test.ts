import { expect, test } from "vitest";
import { readyAtFor } from "#stays/turnovers/readyOn.server.ts";
import { newWorld } from "#test/world.ts";

const HOUR = 3_600_000;
const FORM = { "content-type": "application/x-www-form-urlencoded" };

// 10 am on Tuesday 6 January 2026 in Wānaka.
test("a home is ready for the guests of a day from the cleaner's mark until others leave", async () => {
  const world = await newWorld();
  const aroha = await world.host("Aroha");
  const { id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  await aroha.put(`/api/guidebooks/${id}/access`, { timeZone: "Pacific/Auckland" });
  for (const [arrival, departure] of [
    ["2026-01-03", "2026-01-06"],
    ["2026-01-08", "2026-01-10"],
  ])
    await aroha.post(`/api/guidebooks/${id}/stays`, { arrival, departure });
  const { token } = (await aroha.post("/api/turnover-links", { guidebookIds: [id] })).body;
  const readyAt = (day: string) => readyAtFor(world.context, id, day);
  world.clock.advance(12 * HOUR);
  expect(await readyAt("2026-01-08")).toBeNull();
  const form = new URLSearchParams({ guidebook: id, day: "2026-01-06" });
  await world.guest.post(`/turnovers/${token}/ready`, form.toString(), FORM);
  expect(await readyAt("2026-01-06")).toBe(world.clock.now());
  expect(await readyAt("2026-01-08")).toBe(world.clock.now());
  expect(await readyAt("2026-01-05")).toBeNull();
  expect(await readyAt("2026-01-10")).toBeNull();
  form.set("undo", "yes");
  await world.guest.post(`/turnovers/${token}/ready`, form.toString(), FORM);
  expect(await readyAt("2026-01-08")).toBeNull();
});
