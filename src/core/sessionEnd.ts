import { ApiError } from "#core/client.ts";
import { newRetries } from "#core/retries.ts";

/** Returns whether a call was refused because the user is signed out. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === "signed_out";
}

/** Calls refused because the session had ended: they run again after the next sign-in (Screens 7). */
export const { add: askToSignIn, run: retryCalls, drop: dropRetries, useAny: useSessionEnded } = newRetries();
