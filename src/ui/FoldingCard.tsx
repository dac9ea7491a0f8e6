import { ChevronRight } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useHash } from "#ui/browserState.ts";
import { Card } from "#ui/Card.tsx";
import { classes } from "#ui/classes.ts";

interface FoldingCardProps {
  /** The heading's. A URL that names it opens the card. */
  id: string;
  title: string;
  isDestructive?: boolean;
  children: ReactNode;
}

/** A section that a phone shows folded: its heading opens it. */
export function FoldingCard({ id, title, isDestructive = false, children }: FoldingCardProps) {
  const isNamed = useHash() === `#${id}`;
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? isNamed;
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className={classes("max-md:py-0!", isDestructive && "border-clay/45!")}
    >
      <div className="relative flex items-center justify-between gap-4 max-md:min-h-16 max-md:py-3">
        <h2 id={id} className={classes("text-xl md:text-2xl", isDestructive && "text-clay")}>
          {title}
        </h2>
        <ChevronRight
          size={20}
          aria-hidden
          className={classes("text-soft transition-transform md:hidden", isOpen && "rotate-90")}
        />
        <button
          type="button"
          aria-labelledby={id}
          aria-expanded={isOpen}
          aria-controls={`${id}-part`}
          className="absolute inset-y-0 -inset-x-[min(1.25rem,6vw)] rounded-card sm:-inset-x-6 md:hidden"
          onClick={() => setChosen(!isOpen)}
        />
      </div>
      <div id={`${id}-part`} className={isOpen ? "max-md:pb-5" : "max-md:hidden"}>
        {children}
      </div>
    </Card>
  );
}
