import { ApiError } from "#core/client.ts";
import { createStore, useStore } from "#core/externalStore.ts";

/** Calls refused until the host proves their identity, to retry after that (Accounts 10). */
const waiting = createStore<readonly (() => void)[]>([]);

/** Returns whether a call was refused because it needs a recent proof. */
export function isProofNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === "proof_needed";
}

export function askForProof(retry: () => void): void {
  waiting.set([...waiting.get(), retry]);
}

/** Runs the waiting retries: the host has proved their identity. */
export function retryProved(): void {
  const retries = waiting.get();
  waiting.set([]);
  for (const retry of retries) retry();
}

export function dropProof(): void {
  waiting.set([]);
}

export function useProofNeeded(): boolean {
  return useStore(waiting, none).length > 0;
}

const none: readonly (() => void)[] = [];
