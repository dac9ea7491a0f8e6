import { createStore, useStore } from "#core/externalStore.ts";

const none: readonly (() => void)[] = [];

/** Returns refused calls, to run again once the host has done what they were refused for. */
export function newRetries() {
  const waiting = createStore(none);
  return {
    /** Adds a retry. Returns a function that cancels it. */
    add: (retry: () => void) => {
      waiting.set([...waiting.get(), retry]);
      return () => waiting.set(waiting.get().filter((one) => one !== retry));
    },
    run: () => {
      const retries = waiting.get();
      waiting.set(none);
      for (const retry of retries) retry();
    },
    drop: () => waiting.set(none),
    /** Returns whether a retry waits. */
    useAny: () => useStore(waiting, none).length > 0,
  };
}
