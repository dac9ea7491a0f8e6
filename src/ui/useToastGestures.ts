import { useEffect, useEffectEvent, useState, type RefObject } from "react";

/** A swipe to the right of more than this dismisses (Screens 5). */
const SWIPE_PX = 50;
/** What a finger moves without meaning a swipe. */
const SLACK_PX = 10;

/** What a toast waits for: that the pointer leaves it, the focus leaves the list, the window is in use again. */
interface Waits {
  pointer: boolean;
  focus: boolean;
  window: boolean;
}

/** Returns the waits of a new toast: the list may have the focus still from the toast before. */
function firstWaits(): Waits {
  const focus = document.activeElement?.closest("[data-toasts]") ?? null;
  return { pointer: false, focus: focus !== null, window: false };
}

/**
 * Dismisses a toast at the end of a swipe to the right. Returns whether it waits: under a pointer that moves, with the focus in the list
 * of toasts, and while the window is not in use.
 */
export function useToastGestures(
  card: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  dismiss: () => void,
): boolean {
  const [waits, setWaits] = useState(firstWaits);
  const onSwiped = useEffectEvent(dismiss);
  useEffect(() => {
    const element = card.current;
    const around = list.current;
    if (!element || !around) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    function follow(target: EventTarget, type: string, change: Partial<Waits>) {
      target.addEventListener(type, () => setWaits((before) => ({ ...before, ...change })), { signal });
    }
    followPointer(element, signal, (pointer) =>
      setWaits((before) => (before.pointer === pointer ? before : { ...before, pointer })),
    );
    follow(around, "focusin", { focus: true });
    follow(around, "focusout", { focus: false });
    follow(window, "blur", { window: true });
    follow(window, "focus", { window: false });
    followSwipe(element, signal, () => onSwiped());
    return () => listening.abort();
  }, [card, list]);
  return Object.values(waits).some(Boolean);
}

/** Says when a pointer moves over an element: one that rests where the element appears has pressed what is below it. */
function followPointer(element: HTMLElement, signal: AbortSignal, onOver: (isOver: boolean) => void): void {
  let from: { x: number; y: number } | null = null;
  element.addEventListener(
    "pointermove",
    ({ clientX: x, clientY: y }) => {
      if (from && (from.x !== x || from.y !== y)) onOver(true);
      from = { x, y };
    },
    { signal },
  );
  element.addEventListener("pointerleave", () => onOver(false), { signal });
}

/** Moves an element with a swipe to the right, and says when one has ended. */
function followSwipe(element: HTMLElement, signal: AbortSignal, onSwiped: () => void): void {
  let from: { x: number; y: number } | null = null;
  const stop = () => {
    from = null;
    delete element.dataset.swipe;
  };
  element.addEventListener(
    "pointerdown",
    ({ button, clientX, clientY }) => {
      if (button === 0) from = { x: clientX, y: clientY };
    },
    { signal },
  );
  element.addEventListener(
    "pointermove",
    ({ clientX, clientY, pointerId }) => {
      if (!from) return;
      const x = clientX - from.x;
      if (element.dataset.swipe === undefined) {
        if (Math.abs(clientY - from.y) > Math.max(SLACK_PX, x)) return stop();
        if (x < SLACK_PX) return;
        element.setPointerCapture(pointerId);
        element.dataset.swipe = "move";
      }
      element.style.setProperty("--swipe-x", `${Math.max(0, x)}px`);
    },
    { signal },
  );
  element.addEventListener(
    "pointerup",
    ({ clientX }) => {
      const isAway = element.dataset.swipe !== undefined && from !== null && clientX - from.x > SWIPE_PX;
      stop();
      if (isAway) onSwiped();
    },
    { signal },
  );
  element.addEventListener("pointercancel", stop, { signal });
}
