import { ChevronDown, ChevronUp } from "lucide-react";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";

/** A card folds to `max-h-120`, and only where that hides more than a line or two. */
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
  const [isLong, setLong] = useState(false);
  const [open, setOpen] = useState(false);
  const folded = isLong && !open;

  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    const measure = () => setLong(element.offsetHeight > WORTH_FOLDING_PX);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  return (
    <div>
      <div
        className={classes(folded && "md:max-h-120 md:overflow-hidden md:mask-b-from-75%")}
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
