import { expect, test } from "vitest";
import { newWorld } from "#test/world.ts";

const HOUR = 3_600_000;

// The world's clock is at 10 pm on Monday 5 January 2026 in Wānaka.
test("a button of yesterday's page marks nothing, says so, and shows the list of today", async () => {
  const world = await newWorld();
  const aroha = await world.host("Aroha");
  const { id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  await aroha.put(`/api/guidebooks/${id}/access`, { timeZone: "Pacific/Auckland" });
  for (const [arrival, departure] of [
    ["2026-01-03", "2026-01-06"],
    ["2026-01-06", "2026-01-09"],
  ])
    await aroha.post(`/api/guidebooks/${id}/stays`, { arrival, departure });
  const { token } = (await aroha.post("/api/turnover-links", { guidebookIds: [id] })).body;
  const open = async (path: string) => (await world.guest.get(path)).text.replaceAll(/<[^>]+>/g, "");
  const press = (guidebook: string, day: string) =>
    world.guest.post(`/turnovers/${token}/ready`, new URLSearchParams({ guidebook, day }).toString(), {
      "content-type": "application/x-www-form-urlencoded",
    });

  world.clock.advance(12 * HOUR);
  expect(await open(`/turnovers/${token}`)).toContain("Today, Tuesday 6 January");
  world.clock.advance(24 * HOUR);
  for (const [guidebook, day] of [
    [id, "2026-01-06"],
    [id, "2026-01-08"],
    ["another", "2026-01-09"],
  ] as const) {
    const pressed = await press(guidebook, day);
    expect(pressed.status).toBe(303);
    const list = await open(pressed.headers.get("location") ?? "");
    expect(list).toContain("nothing was marked");
    expect(list).toContain("Friday 9 January");
    expect(list).not.toContain("6 January");
  }
  expect(await open(`/turnovers/${token}`)).not.toContain("nothing was marked");
  expect((await aroha.get("/api/turnovers")).body[0].readyAt).toBeNull();
});
