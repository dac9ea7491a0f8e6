import { useLayoutEffect, useRef, type ReactNode } from "react";
import { classes } from "#ui/classes.ts";

/** The height of a row of the grid. */
const ROW_PX = 4;

interface MasonryProps {
  columns: 1 | 2;
  children: ReactNode;
}

/** Cards in reading order, each right below the one above it. What is marked `data-editing` takes the whole width. */
export function Masonry({ columns, children }: MasonryProps) {
  return (
    <div
      className={classes(
        "-mb-5 grid auto-rows-[4px] grid-cols-1 items-start gap-x-5",
        columns === 2 && "xl:grid-cols-2",
      )}
    >
      {children}
    </div>
  );
}

/** Spans as many rows as it is high: no browser lays masonry by itself yet. */
export function MasonryCell({ children }: { children: ReactNode }) {
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = cell.current;
    if (!element) return;
    const measure = () => {
      element.style.gridRowEnd = `span ${Math.ceil(element.getBoundingClientRect().height / ROW_PX)}`;
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={cell} className="min-w-0 pb-5 has-data-editing:col-span-full">
      {children}
    </div>
  );
}
