import { vi } from "vitest";

/** A limit for what never comes, and none for how long something takes: a busy machine takes many times as long. */
export const MAX_WAIT_MS = 120_000;

/** Waits until an expectation holds that comes to hold by itself. Throws its failure where it does not within 2 minutes. */
export const eventually = <Value>(expectation: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(expectation, { timeout: MAX_WAIT_MS, interval: 10 });
