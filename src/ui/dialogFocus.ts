import { useRef } from "react";
import { measureSheet } from "#ui/sheet.ts";
import { restoreTyped } from "#ui/typedInDialog.ts";
import { clearForDialog } from "#ui/toast.ts";

/** The button of the menu that a dialog was opened from: the chosen item is gone before the dialog has the focus. */
let menuButton: HTMLElement | null = null;

/** Lets a dialog that this menu item opens give the focus back to the menu's button. */
export function rememberMenuButton(item: EventTarget | null): void {
  const menu = item instanceof Element ? item.closest("[role=menu]") : null;
  menuButton = document.getElementById(menu?.getAttribute("aria-labelledby") ?? "");
}

/**
 * Sets the focus when a dialog opens and closes: to a field with `data-focus-first`, else to the first writable one,
 * which Radix does not distinguish; and back to the previous element, or to the button of the menu that it was opened from,
 * which Radix does for triggers only. `afterClose` focuses another element.
 */
export function useDialogFocus(afterClose?: () => void) {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus(event: Event) {
      const focused = document.activeElement;
      const isFromMenu = !focused || focused === document.body || focused.closest("[role=menu]") !== null;
      before.current = isFromMenu ? menuButton : focused;
      menuButton = null;
      clearForDialog();
      measureSheet();
      if (event.currentTarget instanceof HTMLElement) restoreTyped(event.currentTarget);
      const field = firstField(event.currentTarget);
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (afterClose) afterClose();
      else if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}

function firstField(panel: EventTarget | null): HTMLElement | undefined {
  if (!(panel instanceof HTMLElement)) return undefined;
  const fields = panel.querySelectorAll<HTMLElement>(
    "input:not([readonly]), textarea:not([readonly]), select",
  );
  const shown = [...fields].filter((field) => field.checkVisibility());
  return shown.find((field) => "focusFirst" in field.dataset) ?? shown[0];
}
