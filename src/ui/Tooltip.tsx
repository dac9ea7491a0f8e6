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

/** What tooltips know of each other. */
const newNeighbours = () => ({
  /** When the last one closed, by `performance.now()`. */
  closedAt: createStore(-Infinity),
  /** Hides the one that opened last. */
  hideLast: createStore(() => {}),
});
const Neighbours = createContext(newNeighbours());

/** Once around screens with tooltips: one is open at a time, and a second opens sooner than the first (Screens 5). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [neighbours] = useState(newNeighbours);
  return <Neighbours value={neighbours}>{children}</Neighbours>;
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
  const { closedAt, hideLast } = use(Neighbours);
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);

  const stay = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const hide = () => {
    stay();
    setOpen(false);
  };
  const show = () => {
    hideLast.get()();
    hideLast.set(hide);
    setOpen(true);
  };
  const close = () => {
    if (open) closedAt.set(performance.now());
    hide();
  };
  const openSoon = () => {
    if (open) return stay();
    if (timer.current !== undefined) return;
    if (performance.now() - closedAt.get() < SKIP_MS) return show();
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      show();
    }, DELAY_MS);
  };
  const leave = () => {
    stay();
    if (!open) return;
    closedAt.set(performance.now());
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
        onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && show()}
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
