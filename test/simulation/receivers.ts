import type { PostOptions } from "#core/safeFetch/contract.ts";
import type { Invariant, Run } from "#test/simulation/run.ts";
import { newMemory } from "#test/simulation/run.ts";

/** Answers a message that the application posts with an HTTP status; null where there is no answer. */
export type Receive = (url: string, options: PostOptions) => number | null;

const receivers = newMemory<Receive>();

/** Lets a server of the internet answer what is posted to URLs with this beginning. */
export function serveAt(run: Run, beginning: string, receive: Receive): void {
  const known = receivers.of(run);
  known.set(beginning, receive);
  run.world.internet.receive = (url, options) => {
    const found = [...known].find(([one]) => url.startsWith(one));
    return found ? found[1](url, options) : 404;
  };
}

/** Notes what is wrong with a message: a throw would be taken as the receiver's. */
export function noteFound(run: Run, invariant: Invariant, text: string): void {
  run.checks.found ??= { invariant, text };
}
