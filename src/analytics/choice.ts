import { createStore, useStore } from "#core/store.ts";

/** What a visitor said to Google Analytics. */
export type Choice = "allowed" | "declined";

type ChoiceStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const KEY = "google-analytics";
/** Counts the answers of this tab: the choice itself is in the storage. */
const answersHere = createStore(0);

/** Returns the stored choice, or null where nobody has been asked yet. */
export function readChoice(storage: ChoiceStorage): Choice | null {
  const stored = storage.getItem(KEY);
  return stored === "allowed" || stored === "declined" ? stored : null;
}

/** Stores the choice on this device, a no as well as a yes; null asks again. */
export function storeChoice(choice: Choice | null, storage: ChoiceStorage): void {
  if (choice) storage.setItem(KEY, choice);
  else storage.removeItem(KEY);
  answersHere.set(answersHere.get() + 1);
}

/** Returns the choice; "unknown" on the server, where nobody can have been asked. */
export function useChoice(): Choice | null | "unknown" {
  return useStore<Choice | null | "unknown">(storedChoice, "unknown");
}

/** Returns the choice that this browser stores. */
export function readChoiceHere(): Choice | null {
  try {
    return readChoice(localStorage);
  } catch {
    return "declined"; // the visitor blocks what sites keep: no answer would be remembered
  }
}

const storedChoice = {
  get: readChoiceHere,
  /** Another tab's answer counts here too. */
  subscribe(listener: () => void) {
    const stop = answersHere.subscribe(listener);
    window.addEventListener("storage", listener);
    return () => {
      stop();
      window.removeEventListener("storage", listener);
    };
  },
};
