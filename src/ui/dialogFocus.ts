import { useRef } from "react";
import { restoreTyped } from "#ui/typedInDialog.ts";
import { clearForDialog } from "#ui/toast.ts";

/**
 * Sets the focus as a dialog opens and closes: to a field that is marked with `data-focus-first`, else to the first
 * that can be written in, which Radix does not tell from one that cannot; and back to where it was, which Radix does
 * for a trigger alone. `afterClose` takes it elsewhere.
 */
export function useDialogFocus(afterClose?: () => void) {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus(event: Event) {
      before.current = document.activeElement;
      clearForDialog();
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
