import type { KeyboardEvent as ReactKeyboardEvent } from "react";

const DIALOGS = "[role=dialog], [role=alertdialog]";
const left = new WeakSet<KeyboardEvent>();

/**
 * Has a toast leave Escape to the dialog that somebody is in. Radix gives the key to whatever came last, and to that
 * alone.
 */
export function leaveToDialog(event: KeyboardEvent): void {
  if (!(event.target instanceof Element && event.target.closest(DIALOGS))) return;
  event.preventDefault();
  left.add(event);
}

/** For a dialog's `onKeyDown`: closes it by the Escape that a toast left to it. */
export const closeByEscape = (close: () => void) => (event: ReactKeyboardEvent) => {
  if (left.has(event.nativeEvent)) close();
};
