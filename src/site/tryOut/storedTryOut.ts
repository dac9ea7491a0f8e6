import { readStored, type TryOutContents } from "#site/tryOut/tryOutSections.ts";

const KEY = "try-out";

/** The try-out of this browser: it is stored in `localStorage` and sent to no server. */
export const storedTryOut = {
  read(): TryOutContents | null {
    try {
      return readStored(localStorage.getItem(KEY));
    } catch {
      return null; // the browser was told to keep nothing
    }
  },
  /** Returns false where the browser has no room for it, and a reload would lose it. */
  store(contents: TryOutContents): boolean {
    try {
      localStorage.setItem(KEY, JSON.stringify(contents));
      return true;
    } catch {
      return false;
    }
  },
  clear() {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // there is nothing to clear
    }
  },
};
