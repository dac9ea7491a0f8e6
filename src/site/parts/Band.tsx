import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";

interface BandProps {
  /** The heading's id; it names the band. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** Linen sets a band apart from the paper around it. */
  on?: "paper" | "linen";
  centred?: boolean;
  children: ReactNode;
}

/** In the dark a card would have the very colour of the band: there it is a well. */
const linen = "bg-linen dark:[--color-card:var(--color-paper)]";

/** One part of a page, from edge to edge, with its heading. */
export function Band({ id, title, lead, on = "paper", centred = false, children }: BandProps) {
  return (
    <section aria-labelledby={id} className={classes(on === "linen" && linen)}>
      <div className="mx-auto max-w-6xl px-5 py-16 sm:px-6 sm:py-24">
        <div className={classes("max-w-2xl", centred && "mx-auto text-center")}>
          <h2 id={id} className="text-3xl sm:text-[2.5rem]">
            {title}
          </h2>
          {lead && <p className="mt-4 text-lg text-soft">{lead}</p>}
        </div>
        <div className="mt-10 sm:mt-12">{children}</div>
      </div>
    </section>
  );
}
