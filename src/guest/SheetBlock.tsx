import type { ReactNode } from "react";

interface SheetBlockProps {
  title: string;
  aside?: string | null;
  children: ReactNode;
}

/** A block of the print sheet under its heading. */
export function SheetBlock({ title, aside, children }: SheetBlockProps) {
  return (
    <section>
      <h2>
        {title}
        {aside && <span> {aside}</span>}
      </h2>
      {children}
    </section>
  );
}
