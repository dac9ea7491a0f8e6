import { setTimeout as wait } from "node:timers/promises";
import { newSemaphore } from "#core/semaphore.server.ts";

/** The public servers' policies: one request a second (operations.osmfoundation.org/policies/nominatim). */
const PAUSE_MS = 1000;
/** Pause after a server answered "too many requests". */
const PAUSE_AFTER_429_MS = 30_000;

type Waits = (ms: number, signal?: AbortSignal) => Promise<unknown>;

/** Allows one request at a time to a public server. */
export interface Throttle {
  /** Calls `send` in turn, and starts the pause before the next one after its response. */
  run(send: () => Promise<Response>, signal?: AbortSignal): Promise<Response>;
}

interface ThrottleOptions {
  /** Returns whether no other process of this application has just sent a request, and reserves the turn. */
  isFree?: () => Promise<boolean>;
  /** For tests. */
  waits?: Waits;
}

/** Attempts to get a turn before the server counts as unreachable. */
const MAX_REQUESTED = 30;

/** Returns the throttle of one public server. */
export function newThrottle({
  isFree = () => Promise.resolve(true),
  waits = (ms, signal) => wait(ms, undefined, { signal, ref: false }),
}: ThrottleOptions = {}): Throttle {
  const turns = newSemaphore({ parallel: 1, waiting: Infinity });
  let pauseMs = 0;
  return {
    run: (send, signal) =>
      turns.run(async () => {
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
      }),
  };
}
