import { z } from "zod";
import { translationProblem, type TranslationProblem } from "#guidebooks/translation/problems.ts";

/** The stored mark of a machine translation that nothing has compared with its original yet. */
export const UNCHECKED = "unchecked";

const unconfirmed = z.object({
  problems: z.array(translationProblem),
  /** What guests read until the host has confirmed: the original of each line in doubt; null for all of the original. */
  shown: z.string().nullable(),
});
export type Unconfirmed = z.output<typeof unconfirmed>;

/** Returns why a stored translation waits for its host, or null if guests may read it. */
export function readUnconfirmed(stored: string | null): Unconfirmed | null {
  if (stored === null) return null;
  return stored === UNCHECKED ? { problems: [], shown: null } : unconfirmed.parse(JSON.parse(stored));
}

export const writeUnconfirmed = (problems: readonly TranslationProblem[], shown: string | null): string =>
  JSON.stringify({ problems: [...problems], shown } satisfies Unconfirmed);

/** Returns what guests read of a stored translation; null for the original. */
export function shownTextOf({ text, unconfirmed: stored }: { text: string; unconfirmed: string | null }) {
  const waiting = readUnconfirmed(stored);
  return waiting ? waiting.shown : text;
}
