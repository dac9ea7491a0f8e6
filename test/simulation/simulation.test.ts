import { expect, test } from "vitest";
import { invariants } from "#test/simulation/run.ts";
import { shorten } from "#test/simulation/story.ts";
import { newPlan, simulate } from "#test/simulation/simulate.ts";
import { utcDay } from "#core/days.ts";
import { isQuick } from "#test/quick.ts";
import type { Size } from "#test/simulation/plan.ts";

/** Seeds that found something, each in as few days as it takes. */
const found: (Size & { what: string })[] = isQuick
  ? []
  : [
      { seed: 101, days: 14, properties: 1, what: "a new guest has the last days of one who left early" },
      {
        seed: 103,
        days: 16,
        properties: 5,
        what: "who left early reads codes while the next guest is there",
      },
    ];

/** The seeds of a day are new; a failing one prints its story, and belongs into `found`. */
const today = Number(utcDay(Date.now()).replaceAll("-", ""));
const FRESH = isQuick ? [today] : [today, today + 1, today + 2];

/** Returns the story of what a seed breaks; an empty text where it breaks nothing. */
async function storyOf(size: Size): Promise<string> {
  const outcome = await simulate(newPlan(size));
  if (!outcome.violation) return "";
  const { outcome: story } = await shorten(size, outcome, 60_000);
  const { seed, days, properties } = size;
  const command = `npm run simulate -- --seed ${seed} --days ${days} --properties ${properties}`;
  const about = invariants[outcome.violation.invariant];
  return [`${command} breaks: ${about}: ${outcome.violation.message}`, ...story.lines].join("\n");
}

test.runIf(found.length > 0).each(found)(
  "seed $seed, which found that $what, breaks nothing",
  async ({ seed, days, properties }) => {
    expect(await storyOf({ seed, days, properties })).toBe("");
  },
);

test.each(FRESH)("seed %i, which is new today, breaks nothing in its first days", async (seed) => {
  expect(await storyOf({ seed, days: isQuick ? 8 : 20, properties: 4 })).toBe("");
});

test.skipIf(process.env.TEST_DATABASE_URL !== undefined)("a seed writes the same log each time", async () => {
  const size = { seed: 7, days: 4, properties: 4 };
  const [first, second] = [await simulate(newPlan(size)), await simulate(newPlan(size))];
  expect(second.lines).toEqual(first.lines);
  expect(second.hash).toBe(first.hash);
  expect(first.lines.length).toBeGreaterThan(40);
});
