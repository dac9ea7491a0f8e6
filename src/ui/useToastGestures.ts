import { useEffect, useEffectEvent, useState, type RefObject } from "react";

/** A swipe to the right of more than this dismisses (Screens 5). */
const SWIPE_PX = 50;
/** What a finger moves without meaning a swipe. */
const SLACK_PX = 10;

/**
 * Dismisses a toast at the end of a swipe to the right. Returns whether it waits: under a pointer, with the focus in it, and
 * while the window is not in use.
 */
export function useToastGestures(card: RefObject<HTMLElement | null>, dismiss: () => void): boolean {
  const [isPaused, setPaused] = useState(false);
  const onSwiped = useEffectEvent(dismiss);
  useEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ["pointerenter", "focusin"])
      element.addEventListener(type, () => setPaused(true), { signal });
    for (const type of ["pointerleave", "focusout"])
      element.addEventListener(type, () => setPaused(false), { signal });
    addEventListener("blur", () => setPaused(true), { signal });
    addEventListener("focus", () => setPaused(false), { signal });
    followSwipe(element, signal, () => onSwiped());
    return () => listening.abort();
  }, [card]);
  return isPaused;
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
