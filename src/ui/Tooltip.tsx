import { Slot } from "radix-ui";
import { createContext, use, useEffect, useId, useRef, useState, type ReactNode } from "react";
import { createStore } from "#core/externalStore.ts";
import { deferredLayer } from "#ui/deferredLayer.tsx";

const TooltipPanel = deferredLayer(async () => (await import("#ui/TooltipPanel.tsx")).TooltipPanel, {
  isQuiet: true,
});

/** The delay of the first tooltip, and how long after it has closed the next opens at once (Screens 5). */
const DELAY_MS = 700;
const SKIP_MS = 300;
/** How long the pointer may be on its way from the element to the tooltip. */
const LEAVE_MS = 100;

/** When the last tooltip closed, by `performance.now()`. */
const newLastClosed = () => createStore(-Infinity);
const LastClosed = createContext(newLastClosed());
const markClosed = (lastClosed: ReturnType<typeof newLastClosed>) => lastClosed.set(performance.now());

/** Once around screens with tooltips: makes a second one open sooner than the first (Screens 5). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [lastClosed] = useState(newLastClosed);
  return <LastClosed value={lastClosed}>{children}</LastClosed>;
}

interface TooltipProps {
  label: string;
  /** The one element that the tooltip explains. */
  children: ReactNode;
}

/** Shows a label under the pointer of a mouse and at the keyboard's focus. Its panel comes when it is needed. */
export function Tooltip({ label, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLElement>(null);
  const timer = useRef<number>(undefined);
  const lastClosed = use(LastClosed);
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);

  const stay = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const close = () => {
    stay();
    if (open) markClosed(lastClosed);
    setOpen(false);
  };
  const openSoon = () => {
    if (open || timer.current !== undefined) return;
    if (performance.now() - lastClosed.get() < SKIP_MS) return setOpen(true);
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      setOpen(true);
    }, DELAY_MS);
  };
  const leave = () => {
    stay();
    if (!open) return;
    markClosed(lastClosed);
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      setOpen(false);
    }, LEAVE_MS);
  };
  return (
    <>
      <Slot.Root
        ref={anchor}
        aria-describedby={open ? id : undefined}
        onPointerMove={({ pointerType }) => (pointerType === "touch" ? undefined : openSoon())}
        onPointerLeave={leave}
        onPointerDown={close}
        onClick={close}
        onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && setOpen(true)}
        onBlur={close}
      >
        {children}
      </Slot.Root>
      <TooltipPanel
        open={open}
        id={id}
        label={label}
        anchor={anchor}
        onOpenChange={close}
        onEnter={stay}
        onLeave={leave}
      />
    </>
  );
}
