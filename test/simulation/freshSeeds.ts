import { newDice } from "#test/hostile/dice.ts";
import type { Size } from "#test/simulation/plan.ts";
import { KINDS } from "#test/simulation/properties.ts";

/** Few properties and days: many stories begin in the time of one that is long. */
const DAYS = [4, 8, 8, 15, 24];
const COUNTS = [1, 1, 2, 2, 3];

/** Returns the small world of a seed: some kinds of properties, for some days. */
export function newSmallSize(seed: number): Size {
  const dice = newDice(`size ${seed}`);
  const numbers = Array.from({ length: KINDS }, (_, index) => index + 1);
  const wanted = dice.of(COUNTS);
  const only = new Set<number>();
  while (only.size < wanted) only.add(dice.of(numbers));
  return { seed, days: dice.of(DAYS), properties: KINDS, only: [...only].toSorted((a, b) => a - b) };
}

/** Yields small worlds of seeds that no run had before, until some seconds have passed. */
export function* freshSizes(seconds: number, startedAt: number): Generator<Size> {
  const began = performance.now();
  for (let seed = Math.floor(startedAt / 1000); performance.now() - began < seconds * 1000; seed += 1)
    yield newSmallSize(seed);
}
