/** A host saves several times in a row: what stands for so long is worth the work. */
const REST_MS = 5000;
/** What comes when so many wait is left as it is until it is drawn the next time. */
const MAX_WAITING = 1000;

/**
 * Returns a queue of work that nobody waits for: each key's comes after five seconds of rest, one at a time; a key that comes
 * again meanwhile waits anew.
 */
export function newRestQueue(work: (key: string) => Promise<void>, restMs = REST_MS) {
  /** When each key came, the longest waiting first. */
  const waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const next = () => {
    const [first] = waiting;
    timer = first && setTimeout(() => void run(), Math.max(0, first[1] + restMs - performance.now())).unref();
  };
  const run = async () => {
    const [key = ""] = waiting.keys();
    waiting.delete(key);
    await work(key).catch(() => {}); // the page is there as it was
    if (timer) next();
  };

  return {
    add(key: string) {
      if (waiting.size >= MAX_WAITING) return;
      waiting.delete(key);
      waiting.set(key, performance.now());
      if (!timer) next();
    },
    close() {
      clearTimeout(timer);
      timer = undefined;
      waiting.clear();
    },
  };
}
