import { useSyncExternalStore } from "react";

/** What a visitor said to Google Analytics. */
export type Choice = "allowed" | "declined";

type ChoiceStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const KEY = "google-analytics";
const listeners = new Set<() => void>();

/** Returns the stored choice, or null where nobody has been asked yet. */
export function readChoice(storage: ChoiceStorage): Choice | null {
  const stored = storage.getItem(KEY);
  return stored === "allowed" || stored === "declined" ? stored : null;
}

/** Stores the choice on this device, a no as well as a yes; null asks again. */
export function storeChoice(choice: Choice | null, storage: ChoiceStorage): void {
  if (choice) storage.setItem(KEY, choice);
  else storage.removeItem(KEY);
  for (const listener of listeners) listener();
}

/** Returns the choice; "unknown" on the server, where nobody can have been asked. */
export function useChoice(): Choice | null | "unknown" {
  return useSyncExternalStore<Choice | null | "unknown">(subscribe, readChoiceHere, () => "unknown");
}

/** Returns the choice that this browser stores. */
export function readChoiceHere(): Choice | null {
  try {
    return readChoice(localStorage);
  } catch {
    return "declined"; // the visitor blocks what sites keep: no answer would be remembered
  }
}

/** Another tab's answer counts here too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
