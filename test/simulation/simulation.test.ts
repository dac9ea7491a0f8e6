import { expect, test } from "vitest";
import { utcDay } from "#core/days.ts";
import { isQuick } from "#test/quick.ts";
import { foundSeeds } from "#test/simulation/foundSeeds.ts";
import { newSmallSize } from "#test/simulation/freshSeeds.ts";
import { formatCommand, type Size } from "#test/simulation/plan.ts";
import { invariants } from "#test/simulation/run.ts";
import { newPlan, simulate } from "#test/simulation/simulate.ts";
import { shorten } from "#test/simulation/story.ts";

const isPostgres = process.env.TEST_DATABASE_URL !== undefined;

/** `npm test` simulates fresh seeds at the same time (`scripts/test.mjs`). A seed costs three times as much on PostgreSQL. */
const today = Number(utcDay(Date.now()).replaceAll("-", ""));
const FRESH = isQuick ? [] : isPostgres ? [today] : [today, today + 1, today + 2];

/** 45 days take 45 s on PostgreSQL on two free cores, and a story is shortened for a minute. */
const TIMEOUT = 600_000;

/** Returns the story of what a seed breaks; an empty text where it breaks nothing. */
async function storyOf(size: Size): Promise<string> {
  const outcome = await simulate(newPlan(size));
  if (!outcome.violation) return "";
  const { outcome: story } = await shorten(size, outcome, 60_000);
  const about = invariants[outcome.violation.invariant];
  return [`${formatCommand(size)} breaks: ${about}: ${outcome.violation.message}`, ...story.lines].join("\n");
}

test.each(foundSeeds)(
  "seed $seed, which found that $what, breaks nothing",
  { timeout: TIMEOUT },
  async (found) => {
    expect(await storyOf(found)).toBe("");
  },
);

test.runIf(FRESH.length > 0).each(FRESH)(
  "seed %i, which is new today, breaks nothing",
  { timeout: TIMEOUT },
  async (seed) => {
    expect(await storyOf({ seed, days: 20, properties: 5 })).toBe("");
  },
);

test.skipIf(isPostgres)("a seed writes the same log each time", async () => {
  const size = { seed: 7, days: 4, properties: 4 };
  const [first, second] = [await simulate(newPlan(size)), await simulate(newPlan(size))];
  expect(second.lines).toEqual(first.lines);
  expect(second.hash).toBe(first.hash);
  expect(first.lines.length).toBeGreaterThan(40);
});

test("fresh seeds are small worlds of all kinds of properties", () => {
  const sizes = Array.from({ length: 40 }, (_, seed) => newSmallSize(seed));
  expect(newSmallSize(3)).toEqual(newSmallSize(3));
  expect(new Set(sizes.flatMap(({ only }) => only)).size).toBe(sizes[0]?.properties);
});
