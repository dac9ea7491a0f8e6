import { createStore, useStore } from "#core/externalStore.ts";

const KEY = "announcement:closed";
const changes = createStore(0);
/** Also for browsers that refuse to store anything. */
let closedHere = "";

/** Closes an announcement in this browser; the next one has another id. */
export function closeAnnouncement(id: string): void {
  closedHere = id;
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // It then holds until the page is left.
  }
  changes.set(changes.get() + 1);
}

function closedId(): string {
  try {
    return localStorage.getItem(KEY) ?? closedHere;
  } catch {
    return closedHere;
  }
}

/** Returns whether an announcement was closed in this browser; true while the server renders. */
export function useAnnouncementClosed(id: string): boolean {
  return useStore({ get: () => closedId() === id, subscribe: changes.subscribe }, true);
}
