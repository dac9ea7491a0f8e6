import { ApiError } from "#core/client.ts";
import { createStore, useStore } from "#core/store.ts";

/** What was refused because the session had ended, and waits for the host to sign in again (Screens 7). */
const waiting = createStore<readonly (() => void)[]>([]);

/** Returns true where a call was refused because nobody is signed in. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === "signed_out";
}

/** Asks the host to sign in again; `retry` runs after that. Returns a function that takes the retry back. */
export function askToSignIn(retry: () => void): () => void {
  waiting.set([...waiting.get(), retry]);
  return () => waiting.set(waiting.get().filter((one) => one !== retry));
}

/** Runs what waited: the host has signed in again. */
export function retryCalls(): void {
  const retries = waiting.get();
  waiting.set([]);
  for (const retry of retries) retry();
}

/** Drops what waited: the host does not sign in. */
export function dropRetries(): void {
  waiting.set([]);
}

/** Returns true while something waits for the host to sign in again. */
export function useSessionEnded(): boolean {
  return useStore(waiting, none).length > 0;
}

const none: readonly (() => void)[] = [];
