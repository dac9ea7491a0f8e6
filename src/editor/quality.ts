import { z } from "zod";
import { enhancedMetrics } from "#generation/contract.ts";

/** How good a generated guidebook is, 0 to 1, what that is made of, and for what kind of place it was written. */
const quality = enhancedMetrics.pick({
  qualityScore: true,
  parts: true,
  cappedBecause: true,
  propertyType: true,
});
export type Quality = z.output<typeof quality>;

/** Returns a score of 0 to 1 as hosts read it. */
export function formatPercent(score: number): string {
  return `${Math.round(score * 100)}%`;
}

/** Returns the score that the create screen left for the editor, if the host comes from there. */
export function qualityIn(state: unknown): Quality | undefined {
  return z.object({ quality }).safeParse(state).data?.quality;
}
