import { createStore, useStore } from "#core/externalStore.ts";
import { DAY_MS } from "#core/durations.ts";

const KEY = "confirm-email:closed-at";
const CLOSED_FOR_MS = 7 * DAY_MS;
const changes = createStore(0);
/** Also for browsers that refuse to store anything. */
let closedHereAt = 0;

/** Closes the reminder to confirm the email in this browser for a week. */
export function closeReminder(now: number): void {
  closedHereAt = now;
  try {
    localStorage.setItem(KEY, String(now));
  } catch {
    // It then holds until the page is left.
  }
  changes.set(changes.get() + 1);
}

function closedAt(): number {
  try {
    return Math.max(closedHereAt, Number(localStorage.getItem(KEY)));
  } catch {
    return closedHereAt;
  }
}

/** Returns whether the reminder was closed in the week before a moment (epoch ms); true while the server renders. */
export function useReminderClosed(now: number): boolean {
  return useStore({ get: () => now - closedAt() < CLOSED_FOR_MS, subscribe: changes.subscribe }, true);
}
