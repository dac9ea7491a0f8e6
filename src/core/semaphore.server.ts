/** A semaphore with a bounded queue; rejects when the queue is full. */
export interface Semaphore {
  /** Waits for a turn and returns the function that ends it, or null when the queue is full. */
  take(): Promise<(() => void) | null>;
  /** True while it is unused. */
  isFree(): boolean;
}

export function newSemaphore({ parallel, waiting }: { parallel: number; waiting: number }): Semaphore {
  const queue: (() => void)[] = [];
  let taken = 0;

  const end = () => {
    const next = queue.shift();
    // The turn passes directly to the next in the queue.
    if (next) next();
    else taken -= 1;
  };

  return {
    isFree: () => taken === 0,
    async take() {
      if (taken < parallel) {
        taken += 1;
        return end;
      }
      if (queue.length >= waiting) return null;
      await new Promise<void>((turn) => queue.push(turn));
      return end;
    },
  };
}
