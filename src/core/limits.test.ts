import { beforeAll, expect, test } from "vitest";
import type { LimitRule } from "#core/limitRule.ts";
import { newWorld, type World } from "#test/world.ts";

const rule: LimitRule = { name: "knock", points: 3, windowMs: 60_000, message: "Wait a minute." };

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

test.each([rule, { ...rule, name: "look", inMemory: true }])(
  "$name: three in a minute, then wait",
  async (each) => {
    const { limits } = world.context;
    for (let time = 0; time < 3; time += 1) expect(await limits.consume(each, "a")).toEqual({ ok: true });
    expect(await limits.consume(each, "a")).toEqual({
      ok: false,
      refusal: { code: "too_many", message: "Wait a minute.", retryAfter: 60 },
    });
    expect(await limits.consume(each, "b")).toMatchObject({ ok: true });

    world.clock.advance(60_000);
    expect(await limits.consume(each, "a")).toMatchObject({ ok: true });
  },
);

test("looking uses nothing, and clearing forgets", async () => {
  const { limits } = world.context;
  for (let time = 0; time < 3; time += 1) await limits.consume(rule, "c");
  expect(await limits.check(rule, "c")).toMatchObject({ ok: false });
  await limits.clear(rule, "c");
  expect(await limits.check(rule, "c")).toMatchObject({ ok: true });
});

test("twenty at once count as twenty", async () => {
  const results = await Promise.all(
    Array.from({ length: 20 }, () => world.context.limits.consume(rule, "d")),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(3);
});

test("counts whose window is over are deleted by a job, and only those", async () => {
  const { db, limits } = world.context;
  await limits.consume(rule, "old");
  world.clock.advance(30_000);
  await limits.consume(rule, "young");
  world.clock.advance(30_000);
  await world.runJobs();
  expect(await db.selectFrom("rate_limits").select("points").execute()).toEqual([{ points: 1 }]);
});
