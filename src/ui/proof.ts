import { ApiError } from "#core/client.ts";
import { createStore, useStore } from "#core/store.ts";

/** What was refused because the host must prove first that it is them, and waits for that (Accounts 10). */
const waiting = createStore<readonly (() => void)[]>([]);

/** Returns true where a call was refused because it needs a recent proof. */
export function isProofNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === "proof_needed";
}

/** Asks the host to prove that it is them; `retry` runs after that. */
export function askToProve(retry: () => void): void {
  waiting.set([...waiting.get(), retry]);
}

/** Runs what waited: the host has proved it. */
export function retryProved(): void {
  const retries = waiting.get();
  waiting.set([]);
  for (const retry of retries) retry();
}

/** Drops what waited. */
export function dropProof(): void {
  waiting.set([]);
}

/** Returns true while something waits for a proof. */
export function useProofNeeded(): boolean {
  return useStore(waiting, none).length > 0;
}

const none: readonly (() => void)[] = [];
