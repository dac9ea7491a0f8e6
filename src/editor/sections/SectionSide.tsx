import { isEmptySection, type GuestSection } from "#sections/section.ts";
import { SectionView } from "#sections/views.tsx";

interface SectionSideProps {
  title: string;
  section: GuestSection;
  /** The text shown for an empty section. */
  empty: string;
}

/** One of two versions of a section, as guests would read it, in a column next to the other. */
export function SectionSide({ title, section, empty }: SectionSideProps) {
  return (
    <div className="min-w-0">
      <h3 className="text-lg">{title}</h3>
      <Scroller
        label={title}
        className="mt-2 max-h-60 overflow-y-auto rounded-field bg-linen p-4 sm:max-h-80"
      >
        {isEmptySection(section) ? (
          <p className="text-soft">{empty}</p>
        ) : (
          <SectionView section={section} property={null} />
        )}
      </Scroller>
    </div>
  );
}

/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */
import type { ReactNode } from "react";

interface ScrollerProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** A box that scrolls separately, by keyboard too. */
function Scroller({ label, className, children }: ScrollerProps) {
  return (
    <section aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  );
}
