/** So many at once, so many more who wait; whoever comes after them is sent away. */
export interface Semaphore {
  /** Waits for a turn and answers what ends it, or null where too many wait already. */
  take(): Promise<(() => void) | null>;
  /** True while nobody has a turn. */
  isFree(): boolean;
}

export function newSemaphore({ parallel, waiting }: { parallel: number; waiting: number }): Semaphore {
  const queue: (() => void)[] = [];
  let taken = 0;

  const end = () => {
    const next = queue.shift();
    // The turn passes on: nobody who comes now can get in between.
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
