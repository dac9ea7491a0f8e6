import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";

interface BandProps {
  /** The heading's id; it names the band. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** Linen sets a band apart from the paper around it. */
  on?: "paper" | "linen";
  children: ReactNode;
}

/** In the dark a card would have the very colour of the band: there it is a well. */
const linen = "bg-linen dark:[--color-card:var(--color-paper)]";

/** One part of a page, from edge to edge, with its heading. */
export function Band({ id, title, lead, on = "paper", children }: BandProps) {
  return (
    <section aria-labelledby={id} className={classes(on === "linen" && linen)}>
      <div className="mx-auto max-w-6xl px-5 py-9 sm:px-6 sm:py-10">
        <div className="max-w-2xl">
          <h2 id={id} className="text-[1.75rem] sm:text-4xl">
            {title}
          </h2>
          {lead && <p className="mt-2 text-soft sm:text-lg">{lead}</p>}
        </div>
        <div className="mt-5 sm:mt-6">{children}</div>
      </div>
    </section>
  );
}
