import type { ProblemKind } from "#stays/problems/contract.ts";

/** How kinds of problems are named to hosts and contacts. */
export const kindLabels: Record<ProblemKind, string> = {
  water: "Water",
  heating: "Heating",
  power: "Power",
  lock: "Lock",
  internet: "Internet",
  noise: "Noise",
  cleanliness: "Cleanliness",
  other: "Something else",
};
