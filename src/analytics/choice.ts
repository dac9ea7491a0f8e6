import { createStore, useStore } from "#core/externalStore.ts";

export type Choice = "allowed" | "declined";

type ChoiceStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const KEY = "google-analytics";
/** Counts the choices made in this tab; the choice itself is in the storage. */
const answersHere = createStore(0);

export function readChoice(storage: ChoiceStorage): Choice | null {
  const stored = storage.getItem(KEY);
  return stored === "allowed" || stored === "declined" ? stored : null;
}

/** Stores the choice on this device; null asks again. */
export function storeChoice(choice: Choice | null, storage: ChoiceStorage): void {
  if (choice) storage.setItem(KEY, choice);
  else storage.removeItem(KEY);
  answersHere.set(answersHere.get() + 1);
}

/** Returns the choice; "unknown" on the server. */
export function useChoice(): Choice | null | "unknown" {
  return useStore<Choice | null | "unknown">(storedChoice, "unknown");
}

export function readChoiceHere(): Choice | null {
  try {
    return readChoice(localStorage);
  } catch {
    return "declined"; // the visitor blocks storage: no choice would be remembered
  }
}

const storedChoice = {
  get: readChoiceHere,
  /** Also notified of a choice in another tab. */
  subscribe(listener: () => void) {
    const stop = answersHere.subscribe(listener);
    window.addEventListener("storage", listener);
    return () => {
      stop();
      window.removeEventListener("storage", listener);
    };
  },
};
