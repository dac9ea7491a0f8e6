import { z } from "zod";
import { generationRequest } from "#generation/contract.ts";
import { shownFor } from "#platform/drawnFor.ts";
import { newKey } from "#platform/requestKeys.ts";
import type { Wish } from "#studio/create/generate.ts";

const STORED_AS = "porchlight.generation";
/** A generation takes no longer; one that began earlier has ended, whatever became of it. */
const MAX_RUN_MS = 10 * 60_000;

/** A generation whose end this tab has not heard of: a reload asks for it again, under the same key. */
const runningGeneration = z.object({
  shownFor: z.string(),
  wish: generationRequest,
  key: z.string(),
  startedAt: z.number(),
});
export type RunningGeneration = z.output<typeof runningGeneration>;

/** Returns the generation that this tab began for the same user and account and has not seen end; null for none. */
export function findRunningGeneration(now: number): RunningGeneration | null {
  const stored = runningGeneration.safeParse(parse(sessionStorage.getItem(STORED_AS)));
  if (!stored.success || stored.data.shownFor !== shownFor()) return null;
  return now - stored.data.startedAt < MAX_RUN_MS ? stored.data : null;
}

/** Returns the key of a generation, and notes that it runs: the key of the one that runs already, if it is for the same. */
export function beginGeneration(wish: Wish, now: number): string {
  const running = findRunningGeneration(now);
  const isSame = running !== null && JSON.stringify(running.wish) === JSON.stringify(wish);
  const key = isSame ? running.key : newKey();
  sessionStorage.setItem(STORED_AS, JSON.stringify({ shownFor: shownFor(), wish, key, startedAt: now }));
  return key;
}

/** Notes that the generation has ended: made, refused or called off. */
export function endGeneration(): void {
  sessionStorage.removeItem(STORED_AS);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
