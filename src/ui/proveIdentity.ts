import { ApiError } from "#core/client.ts";
import { newRetries } from "#core/retries.ts";

/** Returns whether a call was refused because it needs a recent proof. */
export function isProofNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === "proof_needed";
}

/** Calls refused until the host proves their identity: they run again after that (Accounts 10). */
export const { add: askForProof, run: retryProved, drop: dropProof, useAny: useProofNeeded } = newRetries();
