import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";

interface PageHeroProps {
  title: string;
  lead: string;
  centred?: boolean;
  /** The picture next to the text on wide screens. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The head of a page other than the landing page. */
export function PageHero({ title, lead, centred = false, aside, children }: PageHeroProps) {
  return (
    <div className="mx-auto grid max-w-6xl items-center gap-12 px-5 pt-8 sm:px-6 sm:pt-12 md:grid-flow-col">
      <div className={classes(centred && "justify-self-center text-center")}>
        <h1 className="max-w-3xl text-4xl leading-[1.08] tracking-[-0.02em] sm:text-5xl">{title}</h1>
        <p
          className={classes("mt-3 max-w-2xl text-lg text-pretty text-soft sm:text-xl", centred && "mx-auto")}
        >
          {lead}
        </p>
        {children}
      </div>
      {aside}
    </div>
  );
}
