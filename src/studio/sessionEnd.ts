import { useSyncExternalStore } from "react";
import { ApiError } from "#platform/client.ts";

/** What was refused because the session had ended, and waits for the host to sign in again. */
let waiting: readonly (() => void)[] = [];
const listeners = new Set<() => void>();

function setWaiting(next: readonly (() => void)[]) {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Returns true when the session has ended: then the host is asked to sign in, and `retry` runs after that. */
export function retryAfterSignIn(error: unknown, retry: () => void): boolean {
  if (!(error instanceof ApiError && error.status === 401)) return false;
  setWaiting([...waiting, retry]);
  return true;
}

export function goOn(): void {
  const retries = waiting;
  setWaiting([]);
  for (const retry of retries) retry();
}

export function giveUp(): void {
  setWaiting([]);
}

/** Returns true while something waits for the host to sign in again. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting.length > 0,
    () => false,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
