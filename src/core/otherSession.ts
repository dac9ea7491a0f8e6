import { createStore, useStore } from "#core/externalStore.ts";

/** Whose session this browser has now, as a sentence; null when it is this tab's. */
const whoseNow = createStore<string | null>(null);

/** Covers the screen: the browser's session is of another user or account than this tab. */
export const coverScreen = (sentence: string) => whoseNow.set(sentence);

/** Uncovers the screen: the session is this tab's again. */
export const uncoverScreen = () => whoseNow.set(null);

export const useCoverSentence = () => useStore(whoseNow, null);
