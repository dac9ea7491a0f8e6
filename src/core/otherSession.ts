import { focusManager } from "@tanstack/react-query";
import { createStore, useStore } from "#core/externalStore.ts";

/** Whose session this browser has now, as a sentence; null when it is this tab's. */
const whoseNow = createStore<string | null>(null);

/** Covers the screen, and stops its live queries: the browser's session is of another user or account than this tab. */
export function coverScreen(sentence: string) {
  whoseNow.set(sentence);
  focusManager.setFocused(false);
}

/** Uncovers the screen, and fetches what it shows: the session is this tab's again. */
export function uncoverScreen() {
  whoseNow.set(null);
  focusManager.setFocused(undefined);
}

export const useCoverSentence = () => useStore(whoseNow, null);
