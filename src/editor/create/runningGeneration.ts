import { z } from "zod";
import { generationRequest } from "#generation/contract.ts";
import { shownFor } from "#core/screenOwner.ts";
import { MINUTE_MS } from "#core/durations.ts";
import { newKey } from "#core/requestKeys.ts";
import { inTabStorage } from "#core/tabStorage.ts";
import type { Wish } from "#editor/create/generate.ts";

const STORED_AS = "porchlight.generation";
/** A generation takes no longer; one that began earlier has ended, whatever became of it. */
const MAX_RUN_MS = 10 * MINUTE_MS;

/** A generation whose end this tab has not heard of: a reload asks for it again, under the same key. */
const runningGeneration = z.object({
  shownFor: z.string(),
  // As it was sent: the server takes the same wish in another order for another one.
  wish: z.custom<Wish>((wish) => generationRequest.safeParse(wish).success),
  key: z.string(),
  startedAt: z.number(),
});
type RunningGeneration = z.output<typeof runningGeneration>;

/** Returns the generation that this tab began for the same user and account and has not seen end; null for none. */
export function findRunningGeneration(now: number): RunningGeneration | null {
  const stored = runningGeneration.safeParse(parse(inTabStorage((storage) => storage.getItem(STORED_AS))));
  if (!stored.success || stored.data.shownFor !== shownFor()) return null;
  return now - stored.data.startedAt < MAX_RUN_MS ? stored.data : null;
}

let latest = { key: "", calledOff: new AbortController() };

/**
 * Notes that a generation runs, and returns what it is sent with: where one for the same runs already, its wish, its key and
 * what calls it off, also where the host has left the screen meanwhile.
 */
export function beginGeneration(wish: Wish, now: number) {
  const running = findRunningGeneration(now);
  const begun = running && isSame(running.wish, wish) ? running : { wish, key: newKey() };
  const { key } = begun;
  if (latest.key !== key) latest = { key, calledOff: new AbortController() };
  const noted = { shownFor: shownFor(), wish: begun.wish, key, startedAt: now } satisfies RunningGeneration;
  inTabStorage((storage) => storage.setItem(STORED_AS, JSON.stringify(noted)));
  return { wish: begun.wish, ...latest };
}

/** Each press has another session of suggestions. */
const isSame = (one: Wish, other: Wish) =>
  JSON.stringify({ ...one, session: "" }) === JSON.stringify({ ...other, session: "" });

/** Notes that the generation has ended: made, refused or called off. */
export function endGeneration(): void {
  inTabStorage((storage) => storage.removeItem(STORED_AS));
}

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
