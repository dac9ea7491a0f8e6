export interface Semaphore {
  /** Runs `work` when its turn comes. Returns what `whenFull` returns, or throws, when the queue is full. */
  run<T, F = never>(work: () => Promise<T>, whenFull?: () => F): Promise<T | F>;
  /** True while it is unused. */
  isFree(): boolean;
}

export function newSemaphore({ parallel, waiting }: { parallel: number; waiting: number }): Semaphore {
  const queue: (() => void)[] = [];
  let taken = 0;
  return {
    isFree: () => taken === 0,
    async run(work, whenFull = rejectFull) {
      if (taken < parallel) taken += 1;
      else if (queue.length >= waiting) return whenFull();
      else await new Promise<void>((turn) => queue.push(turn));
      try {
        return await work();
      } finally {
        const next = queue.shift();
        // The turn passes directly to the next in the queue.
        if (next) next();
        else taken -= 1;
      }
    },
  };
}

function rejectFull(): never {
  throw new Error("the queue is full");
}
