const AT_ONCE = 8;

/** Does the work for each of many, eight at a time. Throws what the first that failed threw. */
export async function forEachInParallel<T>(all: Iterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all[Symbol.iterator]();
  const workNext = async (): Promise<void> => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workNext));
}
