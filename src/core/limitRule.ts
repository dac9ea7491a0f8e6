/** `points` in each window of `windowMs`; `message` says what to do when they are used up. */
export interface LimitRule {
  name: string;
  points: number;
  windowMs: number;
  message: string;
  /** Counted in this process only: for reads, to avoid a write each. */
  inMemory?: boolean;
}

/** Returns a rate limit; `name` is in the stored keys of its counters. */
export const limit = (
  name: string,
  points: number,
  windowMs: number,
  rest: Pick<LimitRule, "message" | "inMemory">,
): LimitRule => ({ name, points, windowMs, ...rest });
