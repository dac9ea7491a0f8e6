import { ChevronDown, CircleHelp, CircleMinus, type LucideIcon } from "lucide-react";
import { useId, type ReactNode } from "react";
import type { TargetSection } from "#contentImport/screens/targetSections.ts";
import { classes } from "#ui/classes.ts";
import { rowOf } from "#sections/catalog.ts";

interface SectionGroupProps {
  /** Null for the paragraphs without a place. */
  section: TargetSection | null;
  /** Without a section: true for what no guest needs, which is folded. */
  isLeftOut?: boolean;
  count: number;
  taken: number;
  /** True if what is not ticked is in the guidebook already, the same or otherwise. */
  isKnown?: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onTakeAll: (isTaken: boolean) => void;
  /** A paragraph is dragged over it. */
  isOver: boolean;
  children: ReactNode;
}

/** The paragraphs that go to one section, folded unless it is the open one; those without a place stay open. */
export function SectionGroup(props: SectionGroupProps) {
  const {
    section,
    isLeftOut = false,
    count,
    taken,
    isKnown = false,
    isOpen,
    onToggle,
    onTakeAll,
    isOver,
    children,
  } = props;
  const body = useId();
  const Icon: LucideIcon = section ? rowOf(section.type).icon : isLeftOut ? CircleMinus : CircleHelp;
  const title = section?.title ?? (isLeftOut ? "Left out" : "Needs a place");
  const heading = (
    <>
      <Icon size={22} aria-hidden className={classes("shrink-0", section ? "text-pine" : "text-ink")} />
      <span className="min-w-0 wrap-anywhere">
        {title}{" "}
        <span className="ml-1 font-sans text-base font-normal tracking-normal text-soft">
          {section && taken < count
            ? `${taken} of ${count} ticked${isKnown ? ", already filled in" : ""}`
            : formatParagraphs(count)}
        </span>
      </span>
    </>
  );
  return (
    <section
      aria-label={title}
      data-anchor={section?.anchor}
      className={classes(isOver && "outline-2 -outline-offset-2 outline-pine")}
    >
      <h3 className="text-[1.3125rem]">
        {section || isLeftOut ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={body}
            onClick={onToggle}
            className="flex min-h-15 w-full items-center gap-3.5 px-5 py-2 text-left"
          >
            {heading}
            <ChevronDown
              size={20}
              aria-hidden
              className={classes("ml-auto shrink-0 text-soft transition-transform", isOpen && "rotate-180")}
            />
          </button>
        ) : (
          <span className="flex min-h-15 items-center gap-3.5 px-5 py-2">{heading}</span>
        )}
      </h3>
      <div id={body} hidden={!isOpen} className="border-t border-line">
        {isOpen && (
          <>
            {section?.properties !== undefined && section.properties > 1 && (
              <p className="px-5 pt-3 text-[0.9375rem] text-soft">
                Shared: this changes in {section.properties} homes.
              </p>
            )}
            {isLeftOut && (
              <p className="px-5 pt-3 text-[0.9375rem] text-soft">
                Prices, terms, greetings and what guests wrote.
              </p>
            )}
            <ul className="divide-y divide-line">{children}</ul>
            {section && (
              <button
                type="button"
                className="mb-1 ml-3 min-h-11 px-2 text-[0.9375rem] font-semibold text-pine underline underline-offset-4"
                onClick={() => onTakeAll(taken < count)}
              >
                {taken < count ? "Keep all" : "Leave all out"}
                <span className="sr-only"> of {title}</span>
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

const formatParagraphs = (count: number) => (count === 1 ? "1 paragraph" : `${count} paragraphs`);
