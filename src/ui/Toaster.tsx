import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useStore } from "#core/externalStore.ts";
import { classes } from "#ui/classes.ts";
import { isSheetLow, measureSheet } from "#ui/sheet.ts";
import { currentToast, dismissToast, watchKeyboardUse } from "#ui/toast.ts";
import { ToastAnnouncement } from "#ui/ToastAnnouncement.tsx";
import { ToastCard } from "#ui/ToastCard.tsx";

/** What Escape closes first. */
const LAYERS = ":is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):not([data-state=closed])";

/** Rendered once, next to all screens. F8 reaches the toast, Escape closes it if nothing is open above the screen (Screens 5). */
export function Toaster() {
  const current = useStore(currentToast, null);
  const isAboveSheet = useStore(isSheetLow, false);
  const list = useRef<HTMLOListElement>(null);
  useEffect(watchKeyboardUse, []);
  useEffect(measureSheet, [current]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const open = currentToast.get();
      if (event.code === "F8") list.current?.focus();
      if (event.key !== "Escape" || !open?.open || event.defaultPrevented) return;
      const isInToast = event.target instanceof Element && event.target.closest("[data-toasts]");
      if (!isInToast && document.querySelector(LAYERS)) return;
      event.preventDefault();
      dismissToast(open.toast.id);
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, []);
  if (!current) return null;
  return createPortal(
    // A dialog hides its siblings from screen readers, except live regions.
    <div aria-live="off" data-toasts>
      <ToastAnnouncement key={current.toast.id} toast={current.toast} />
      <section aria-label="Messages (F8)">
        <ol
          ref={list}
          tabIndex={-1}
          className={classes(
            // Titles are at the top. Between toasts it takes no presses.
            "pointer-events-none fixed inset-x-0 bottom-0 z-70 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] outline-none",
            "max-md:above-bar:bottom-16",
            // In the middle: the buttons of a form are at the right.
            "md:inset-x-auto md:left-1/2 md:w-full md:max-w-[420px] md:-translate-x-1/2 md:p-5",
            // A dialog has its title and a close button at the top, and buttons at the right of its foot: the toast goes
            // between them on a phone, above a low sheet, else to the left of the buttons.
            isAboveSheet
              ? "max-sm:beside-dialog:top-0 max-sm:beside-dialog:bottom-auto max-sm:beside-dialog:pt-[max(0.75rem,env(safe-area-inset-top))]"
              : "max-sm:beside-dialog:bottom-20",
            "sm:beside-dialog:inset-x-auto sm:beside-dialog:bottom-0 sm:beside-dialog:left-0 sm:beside-dialog:translate-x-0",
            "sm:beside-dialog:w-full sm:max-xl:beside-dialog:max-w-[min(420px,calc(100vw-24rem))] xl:beside-dialog:max-w-[min(420px,calc(50vw-21rem))]",
          )}
        >
          <ToastCard key={current.toast.id} shown={current} list={list} />
        </ol>
      </section>
    </div>,
    document.body,
  );
}

/** Keeps a dialog or a menu open when a toast is pressed; for `onInteractOutside`. */
export function keepForToast(event: Event): void {
  if (event.target instanceof Element && event.target.closest("[data-toasts]")) event.preventDefault();
}
