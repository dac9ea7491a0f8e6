import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useStore } from "#core/externalStore.ts";
import { classes } from "#ui/classes.ts";
import { dismissToast, isByKeyboard, TOAST_MS, type ShownToast } from "#ui/toast.ts";
import { useToastGestures } from "#ui/useToastGestures.ts";

interface ToastCardProps {
  shown: ShownToast;
  /** Takes the focus when the toast that has it goes. */
  list: RefObject<HTMLElement | null>;
}

/** A toast. It waits under a pointer, with the focus in it, and one with an action for a person who uses a keyboard. */
export function ToastCard({ shown: { toast, open }, list }: ToastCardProps) {
  const { id, title, description, action, variant } = toast;
  const card = useRef<HTMLLIElement>(null);
  const isPaused = useToastGestures(card, list, () => dismissToast(id));
  const [isGone, setGone] = useState(false);
  const waits = useStore(isByKeyboard, false) && action !== undefined;
  const close = () => dismissToast(id);
  useEffect(() => {
    if (!open || isPaused || waits) return undefined;
    const timer = setTimeout(() => dismissToast(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, open, isPaused, waits]);
  useLayoutEffect(() => {
    if (open) return;
    if (card.current?.contains(document.activeElement)) list.current?.focus();
    const leaving = card.current?.getAnimations?.() ?? [];
    if (leaving.length === 0) setGone(true);
    else void Promise.allSettled(leaving.map(({ finished }) => finished)).then(() => setGone(true));
  }, [open, list]);
  if (isGone) return null;

  const bad = variant === "destructive";
  const Icon = bad ? CircleAlert : CircleCheck;
  return (
    <li
      ref={card}
      data-state={open ? "open" : "closed"}
      className={classes(
        // Important: a dialog that opens over it takes the pointer from every layer below.
        "pointer-events-auto! flex touch-pan-y animate-rise items-start gap-3 rounded-card border bg-card p-4 pr-2 text-ink shadow-soft select-none",
        "data-[state=closed]:animate-slide-away data-[swipe=move]:translate-x-(--swipe-x)",
        bad ? "border-clay" : "border-line",
      )}
    >
      <Icon size={22} className={classes("mt-0.5", bad ? "text-clay" : "text-leaf")} />
      <div className="min-w-0 flex-1 py-px">
        <div className="font-semibold">{title}</div>
        {description && <div className="text-[0.9375rem] text-soft">{description}</div>}
        {action && (
          <button
            type="button"
            onClick={() => {
              close();
              action.onSelect();
            }}
            className="mt-1 -mb-2 inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label="Close"
        onClick={close}
        className="-my-2 grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-ink/7 hover:text-ink"
      >
        <X size={18} />
      </button>
    </li>
  );
}
