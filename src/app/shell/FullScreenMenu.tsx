import { Slot } from "radix-ui";
import { useEffect, useEffectEvent, useId, useRef, type ReactElement, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useBackCloses } from "#ui/backCloses.ts";
import { Logo } from "#ui/Logo.tsx";

interface FullScreenMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactElement;
  close: ReactElement;
  children: ReactNode;
}

/**
 * The menu of small screens: covers everything, holds the focus, closes with Escape and by going back. It is the first that
 * a phone is asked for, so it waits for no dialog's code.
 */
export function FullScreenMenu({ open, onOpenChange, trigger, close, children }: FullScreenMenuProps) {
  const button = useRef<HTMLElement>(null);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <>
      <Slot.Root ref={button} aria-haspopup="dialog" aria-expanded={open} onClick={() => onOpenChange(true)}>
        {trigger}
      </Slot.Root>
      {open && (
        <Panel onClose={() => onOpenChange(false)} onClosed={() => button.current?.focus()} close={close}>
          {children}
        </Panel>
      )}
    </>
  );
}

interface PanelProps {
  onClose: () => void;
  onClosed: () => void;
  close: ReactElement;
  children: ReactNode;
}

function Panel({ onClose, onClosed, close, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const closed = useRef(onClosed);
  const title = useId();
  const onKeyDown = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === "Escape" && !defaultPrevented) onClose();
  });
  useEffect(() => {
    const giveBack = closed.current;
    const release = holdFocus(panel.current);
    const whole = panel.current;
    whole?.addEventListener("keydown", onKeyDown);
    return () => {
      whole?.removeEventListener("keydown", onKeyDown);
      release();
      giveBack();
    };
  }, []);
  return createPortal(
    <div
      ref={panel}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a modal <dialog> would cover dialogs opened from it, and toasts
      role="dialog"
      aria-modal
      aria-labelledby={title}
      tabIndex={-1}
      className="on-night animate-appear fixed inset-0 z-30 flex flex-col overflow-y-auto px-4 pb-6 outline-none lg:hidden"
    >
      <div className="flex h-14 shrink-0 items-center justify-between pl-1">
        <Logo on="night" size={26} />
        <h2 id={title} className="sr-only">
          Menu
        </h2>
        <Slot.Root onClick={onClose}>{close}</Slot.Root>
      </div>
      {children}
    </div>,
    document.body,
  );
}

/**
 * Focuses the panel itself, not its first button, whose name would come up over the entries at once. Nothing else can be
 * reached but messages. Returns a function that ends it.
 */
function holdFocus(panel: HTMLElement | null): () => void {
  const others = [...document.body.children].filter(
    (other) => other !== panel && !other.matches("[aria-live], [inert]"),
  );
  for (const other of others) other.setAttribute("inert", "");
  panel?.focus();
  return () => {
    for (const other of others) other.removeAttribute("inert");
  };
}
