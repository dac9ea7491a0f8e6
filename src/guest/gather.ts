/** So many keys go into one query at most. */
const KEYS_PER_BATCH = 500;

/**
 * Returns a function that looks one key up. All keys of one turn of the event loop are looked up by one call of `load`,
 * and while that call runs the next ones wait for it: every lookup begins after its key was asked for.
 */
export function gather<Value>(
  load: (keys: string[]) => Promise<Map<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  const waiting = new Map<string, PromiseWithResolvers<Value | undefined>>();
  let isBusy = false;

  async function loadWaiting(): Promise<void> {
    const batch = [...waiting].slice(0, KEYS_PER_BATCH);
    for (const [key] of batch) waiting.delete(key);
    try {
      const found = await load(batch.map(([key]) => key));
      for (const [key, { resolve }] of batch) resolve(found.get(key));
    } catch (error) {
      for (const [, { reject }] of batch) reject(error);
    }
    if (waiting.size > 0) setImmediate(() => void loadWaiting());
    else isBusy = false;
  }

  return (key) => {
    let lookup = waiting.get(key);
    if (!lookup) waiting.set(key, (lookup = Promise.withResolvers()));
    if (!isBusy) {
      isBusy = true;
      setImmediate(() => void loadWaiting());
    }
    return lookup.promise;
  };
}
