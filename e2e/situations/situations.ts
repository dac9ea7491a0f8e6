import { browserSituations } from "./browserSituations.ts";
import { pressSituations } from "./pressSituations.ts";
import { tabSituations } from "./tabSituations.ts";
import { timeSituations } from "./timeSituations.ts";
import type { Situation } from "./situation.ts";

/** The columns of the table. */
export const situations: Situation[] = [
  timeSituations,
  tabSituations,
  pressSituations,
  browserSituations,
].flat();
