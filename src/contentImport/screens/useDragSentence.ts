import { useRef, useState, type MouseEvent, type PointerEvent } from "react";

/** So far the pointer moves before a press is a drag; pixels. */
const DRAG_FROM = 8;
/** So near to an edge of the window the page scrolls along, and so fast; pixels. */
const EDGE = 90;
const SCROLL_BY = 14;

interface Dragged {
  id: string;
  x: number;
  y: number;
  isMoving: boolean;
}

/**
 * Returns the handlers of a button that drags its sentence to the section under the pointer, by mouse, pen or finger, and
 * that section while there is one. A press without a drag stays a press.
 */
export function useDragSentence(onDrop: (id: string, anchor: string) => void) {
  const dragged = useRef<Dragged | null>(null);
  const wasDragged = useRef(false);
  const [over, setOver] = useState<string | null>(null);

  function end({ clientX, clientY }: PointerEvent, isDropped: boolean) {
    const anchor = dragged.current?.isMoving && isDropped ? anchorAt(clientX, clientY) : null;
    if (dragged.current && anchor !== null) onDrop(dragged.current.id, anchor);
    wasDragged.current = dragged.current?.isMoving ?? false;
    // Where the row has gone along, no press follows.
    setTimeout(() => (wasDragged.current = false));
    dragged.current = null;
    setOver(null);
  }

  const handlersOf = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDragged.current = false;
      // A finger scrolls the page: it presses the button instead.
      if (event.button !== 0 || event.pointerType === "touch") return;
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = { id, x: event.clientX, y: event.clientY, isMoving: false };
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      const now = dragged.current;
      if (!now) return;
      now.isMoving ||= Math.hypot(clientX - now.x, clientY - now.y) > DRAG_FROM;
      if (!now.isMoving) return;
      if (clientY < EDGE) window.scrollBy(0, -SCROLL_BY);
      if (clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_BY);
      setOver(anchorAt(clientX, clientY));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    /** The end of a drag is no press. */
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (wasDragged.current) event.stopPropagation();
      wasDragged.current = false;
    },
  });
  return { over, handlersOf };
}

const anchorAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest("[data-anchor]")?.getAttribute("data-anchor") ?? null;
