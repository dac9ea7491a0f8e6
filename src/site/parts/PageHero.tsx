import type { ReactNode } from "react";

interface PageHeroProps {
  title: string;
  lead: string;
  /** The picture next to the text on wide screens. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The head of a page other than the landing page. */
export function PageHero({ title, lead, aside, children }: PageHeroProps) {
  return (
    <div className="mx-auto grid max-w-6xl items-center gap-12 px-5 pt-8 sm:px-6 sm:pt-12 md:grid-flow-col">
      <div>
        <h1 className="max-w-3xl text-4xl leading-[1.08] tracking-[-0.02em] sm:text-5xl">{title}</h1>
        <p className="mt-3 max-w-2xl text-lg text-pretty text-soft sm:text-xl">{lead}</p>
        {children}
      </div>
      {aside}
    </div>
  );
}
