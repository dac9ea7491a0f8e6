import type { KeyboardEvent as ReactKeyboardEvent } from "react";

const DIALOGS = "[role=dialog], [role=alertdialog]";
const left = new WeakSet<KeyboardEvent>();

/** Makes a toast leave Escape to the open dialog. Radix gives the key only to the layer that opened last. */
export function leaveToDialog(event: KeyboardEvent): void {
  if (!(event.target instanceof Element && event.target.closest(DIALOGS))) return;
  event.preventDefault();
  left.add(event);
}

/** Closes a dialog by the Escape that a toast left to it; for the dialog's `onKeyDown`. */
export const closeByEscape = (close: () => void) => (event: ReactKeyboardEvent) => {
  if (left.has(event.nativeEvent)) close();
};
