import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { SAMPLE_CALENDAR, SAMPLE_HOST, sampleFeed, seedSample } from "../scripts/sample/seed.ts";
import { newWorld } from "#test/world.ts";

test("the sample account has three properties, stays before, during and after today, a calendar and a member", async () => {
  const world = await newWorld();
  world.internet.pages.set(SAMPLE_CALENDAR, sampleFeed(world.clock.now()));
  const cookie = await seedSample(fetch, await world.listen(), world.clock.now());
  const read = async (path: string) => (await world.visitor().get(path, { cookie })).body;

  expect((await read("/api/auth/user")).email).toBe(SAMPLE_HOST.email);
  expect(await read("/api/guidebooks")).toHaveLength(3);
  expect(await read("/api/calendars")).toMatchObject([{ platform: "airbnb", stays: 1, problem: null }]);
  expect((await read("/api/account/members")).members).toHaveLength(2);
  // 5 January 2026, 10 pm in Auckland.
  const days = (await read("/api/stays")).map((stay: { arrival: string }) => stay.arrival);
  expect(days.toSorted()).toEqual(["2025-12-30", "2026-01-04", "2026-01-10", "2026-01-15"]);
});

test.each([
  ["PUBLIC_URL", "https://guide.example.com"],
  ["NODE_ENV", "production"],
  ["HOST", "0.0.0.0"],
])("the sample is refused with %s", (name, value) => {
  const script = resolve(import.meta.dirname, "../scripts/sample.ts");
  const env = { PATH: process.env["PATH"], [name]: value };
  const { status, stderr } = spawnSync(process.execPath, [script], { env, encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringContaining("Unset ")]);
});
