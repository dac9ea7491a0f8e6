import { ApiError } from "#core/client.ts";
import { createStore, useStore } from "#core/externalStore.ts";

/** Calls refused because the session had ended, to retry after the next sign-in (Screens 7). */
const waiting = createStore<readonly (() => void)[]>([]);

/** Returns whether a call was refused because the user is signed out. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === "signed_out";
}

/** Asks the host to sign in again; `retry` runs after that. Returns a function that cancels the retry. */
export function askToSignIn(retry: () => void): () => void {
  waiting.set([...waiting.get(), retry]);
  return () => waiting.set(waiting.get().filter((one) => one !== retry));
}

/** Runs the waiting retries: the host has signed in again. */
export function retryCalls(): void {
  const retries = waiting.get();
  waiting.set([]);
  for (const retry of retries) retry();
}

export function dropRetries(): void {
  waiting.set([]);
}

/** Returns whether a retry waits for the host to sign in again. */
export function useSessionEnded(): boolean {
  return useStore(waiting, none).length > 0;
}

const none: readonly (() => void)[] = [];
