import { ChevronDown, ChevronUp } from "lucide-react";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";

/** A card folds to this height, and only where that hides more than a line or two. */
const FOLDED_PX = 480;
const WORTH_FOLDING_PX = FOLDED_PX + 80;

interface FoldedProps {
  /** What is folded, for the name of the button. */
  label: string;
  children: ReactNode;
}

/**
 * Long content folds to the height of a card; keyboard focus in it unfolds it too. A phone, which shows one card at a
 * time, shows all of it.
 */
export function Folded({ label, children }: FoldedProps) {
  const content = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [open, setOpen] = useState(false);
  const folded = isLong && !open;

  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    const measure = () => {
      setLong(element.offsetHeight > WORTH_FOLDING_PX);
      frame.current?.style.setProperty("--folded", `${lastCutIn(element)}px`);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  return (
    <div>
      <div
        ref={frame}
        className={classes(folded && "md:max-h-(--folded) md:overflow-hidden")}
        onFocus={() => setOpen(true)}
      >
        <div ref={content}>{children}</div>
      </div>
      {isLong && (
        <Button
          size="small"
          variant="quiet"
          icon={folded ? ChevronDown : ChevronUp}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="mt-3 -ml-4 text-soft max-md:hidden"
        >
          {folded ? "Show all" : "Show less"}
          <span className="sr-only"> of {label}</span>
        </Button>
      )}
    </div>
  );
}

/** Returns the lowest end of a row or paragraph within the height of a folded card, so that no line is cut. */
function lastCutIn(content: HTMLElement): number {
  const { top } = content.getBoundingClientRect();
  const ends = [...content.querySelectorAll("p, li, figure, summary, .card")]
    .map((row) => row.getBoundingClientRect().bottom - top)
    .filter((end) => end <= FOLDED_PX);
  return Math.max(FOLDED_PX / 2, ...ends);
}
