import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { leaveToDialog } from "#ui/dialogEscape.ts";
import { classes } from "#ui/classes.ts";
import { useStore } from "#core/externalStore.ts";
import { isSheetShort, measureSheet } from "#ui/sheet.ts";
import { currentToast, dismissToast, isByKeyboard, TOAST_MS, watchKeyboardUse } from "#ui/toast.ts";

const SWIPE_PX = 50;

/** Rendered once, next to all screens. Its timing: Screens 5; one with an action waits for a person who uses a keyboard. */
export function Toaster() {
  const current = useStore(currentToast, null);
  const waits = useStore(isByKeyboard, false);
  const isAboveSheet = useStore(isSheetShort, false);
  useEffect(watchKeyboardUse, []);
  useEffect(measureSheet, [current]);
  if (!current) return null;

  const { id, title, description, action, variant } = current.toast;
  const bad = variant === "destructive";
  const Icon = bad ? CircleAlert : CircleCheck;
  return createPortal(
    // A provider for each toast: one whose last toast was paused under a pointer would never close the next.
    <Radix.Provider key={id} label="Message" swipeThreshold={SWIPE_PX} swipeDirection="right">
      <Radix.Root
        open={current.open}
        duration={action && waits ? Infinity : TOAST_MS}
        onOpenChange={(open) => (open ? undefined : dismissToast(id))}
        onEscapeKeyDown={leaveToDialog}
        className={classes(
          // Important: a dialog that opens over it takes the pointer from every layer below.
          "pointer-events-auto! flex animate-rise items-start gap-3 rounded-card border bg-card p-4 pr-2 text-ink shadow-soft",
          "data-[state=closed]:animate-slide-away data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform",
          "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:animate-slide-away",
          bad ? "border-clay" : "border-line",
        )}
      >
        <Icon size={22} className={classes("mt-0.5", bad ? "text-clay" : "text-leaf")} />
        <div className="min-w-0 flex-1 py-px">
          <Radix.Title className="font-semibold">{title}</Radix.Title>
          {description && (
            <Radix.Description className="text-[0.9375rem] text-soft">{description}</Radix.Description>
          )}
          {action && (
            <Radix.Action
              altText={action.label}
              onClick={action.onSelect}
              className="mt-1 -mb-2 inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
            >
              {action.label}
            </Radix.Action>
          )}
        </div>
        <Radix.Close
          aria-label="Close"
          className="-my-2 grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-ink/7 hover:text-ink"
        >
          <X size={18} />
        </Radix.Close>
      </Radix.Root>
      {/* A dialog hides its siblings from screen readers, except live regions. */}
      <div aria-live="off">
        <Radix.Viewport
          hotkey={["F8"]}
          label="Messages ({hotkey})"
          className={classes(
            // Titles are at the top.
            "fixed inset-x-0 bottom-0 z-70 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] outline-none",
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
        />
      </div>
    </Radix.Provider>,
    document.body,
  );
}
