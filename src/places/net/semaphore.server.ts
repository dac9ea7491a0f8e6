import { setTimeout as wait } from "node:timers/promises";

/**
 * The usage policies of the public servers: one request at a time, at most one a second
 * (operations.osmfoundation.org/policies/nominatim).
 */
const PAUSE_MS = 1000;
/** A server that answered "too many requests" is left alone for so long. */
const PAUSE_AFTER_429_MS = 30_000;

type Waits = (ms: number, signal?: AbortSignal) => Promise<unknown>;

/** Lets out one request at a time to a public server. */
export interface Semaphore {
  /** Calls `send` in its turn, and begins the pause before the next one once that has answered. */
  take(send: () => Promise<Response>, signal?: AbortSignal): Promise<Response>;
}

interface TurnOptions {
  /** Says whether no other process of this application has just sent a request, and notes that this one does. */
  isFree?: () => Promise<boolean>;
  /** For tests. */
  waits?: Waits;
}

/** How often a turn is asked for before the server counts as out of reach. */
const MAX_REQUESTED = 30;

/** Returns the turns of one public server. */
export function newSemaphore({
  isFree = () => Promise.resolve(true),
  waits = (ms, signal) => wait(ms, undefined, { signal, ref: false }),
}: TurnOptions = {}): Semaphore {
  let last: Promise<unknown> = Promise.resolve();
  let pauseMs = 0;
  return {
    take(send, signal) {
      const sent = last.then(async () => {
        signal?.throwIfAborted();
        if (pauseMs > 0) await waits(pauseMs, signal);
        for (let requested = 1; !(await isFree()); requested += 1) {
          if (requested === MAX_REQUESTED)
            throw new Error("other processes use up the requests of this application");
          await waits(PAUSE_MS, signal);
        }
        pauseMs = PAUSE_MS;
        const response = await send();
        if (response.status === 429) pauseMs = PAUSE_AFTER_429_MS;
        return response;
      });
      last = sent.catch(() => undefined);
      return sent;
    },
  };
}
