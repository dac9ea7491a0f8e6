import type { Size } from "#test/simulation/plan.ts";

/** A seed that found something, in as few days and properties as it takes. */
export interface FoundSeed extends Size {
  /** What it found, after "which found that". */
  what: string;
}

export const foundSeeds: readonly FoundSeed[] = [
  { seed: 45, days: 8, properties: 1, what: "a new guest has the last days of one who left early" },
  {
    seed: 103,
    days: 16,
    properties: 5,
    only: [5],
    what: "who left early reads codes while the next guest is there",
  },
  { seed: 11, days: 10, properties: 1, what: "who left early reads codes on the last day" },
  { seed: 21, days: 16, properties: 1, what: "a second guest in a row leaves early, and no host is asked" },
  {
    seed: 48,
    days: 45,
    properties: 1,
    what: "who left early counts as missing with a stay that is cancelled later",
  },
];
