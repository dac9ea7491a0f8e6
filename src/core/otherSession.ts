import { createStore, useStore } from "#core/store.ts";

/** Whose session this browser has now, in a sentence; null while it is that of this tab. */
const whoseNow = createStore<string | null>(null);

/** Covers the screen: the browser's session is of another user or account than this tab was drawn for. */
export const coverScreen = (sentence: string) => whoseNow.set(sentence);

/** Uncovers the screen: the session is again the one that this tab was drawn for. */
export const uncoverScreen = () => whoseNow.set(null);

/** Returns the sentence that covers the screen, or null. */
export const useCoverSentence = () => useStore(whoseNow, null);
