/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */
import type { ReactNode } from "react";

interface ScrollerProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** A box that scrolls separately, by keyboard too. */
export function Scroller({ label, className, children }: ScrollerProps) {
  return (
    <section aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  );
}
