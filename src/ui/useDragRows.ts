import { useRef, type PointerEvent } from "react";

/** Returns a drag handle's handlers for rows, by mouse, pen or finger. Rows swap while dragging. */
export function useDragRows(onMove: (from: number, to: number) => void) {
  const dragged = useRef<number | null>(null);
  return (index: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = index;
    },
    onPointerMove({ clientY, currentTarget }: PointerEvent<HTMLElement>) {
      const from = dragged.current;
      if (from === null) return;
      const rows = [...(currentTarget.closest("li")?.parentElement?.children ?? [])];
      const to = rows.findIndex((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return clientY >= top && clientY < bottom;
      });
      const target = rows[to]?.getBoundingClientRect();
      if (!target || to === from) return;
      // Past its middle only: rows of different heights would swap endlessly.
      const isPast =
        to > from ? clientY > target.top + target.height / 2 : clientY < target.top + target.height / 2;
      if (!isPast) return;
      dragged.current = to;
      onMove(from, to);
    },
    onPointerUp() {
      dragged.current = null;
    },
    onPointerCancel() {
      dragged.current = null;
    },
  });
}
