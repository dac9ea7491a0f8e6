import { CircleHelp, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { TargetSection } from "#contentImport/screens/targetSections.ts";
import { Card } from "#ui/Card.tsx";
import { classes } from "#ui/classes.ts";
import { rowOf } from "#sections/catalog.ts";

interface SectionGroupProps {
  /** Null for the sentences without a place. */
  section: TargetSection | null;
  count: number;
  taken: number;
  onTakeAll: (isTaken: boolean) => void;
  /** A sentence is dragged over it. */
  isOver: boolean;
  children: ReactNode;
}

/** The sentences that go to one section, or those that nothing says a place of. */
export function SectionGroup({ section, count, taken, onTakeAll, isOver, children }: SectionGroupProps) {
  const Icon: LucideIcon = section ? rowOf(section.type).icon : CircleHelp;
  const isAll = taken === count;
  const title = section?.title ?? "Needs a place";
  return (
    <Card
      as="section"
      aria-label={title}
      data-anchor={section?.anchor}
      className={classes(isOver && "outline-2 outline-offset-2 outline-pine", !section && "border-lamp/70")}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon size={22} aria-hidden className="text-pine" />
        <h3 className="text-xl">{title}</h3>
        <span className="text-soft">{section ? `${taken} of ${count}` : count}</span>
        {section && (
          <button
            type="button"
            className="ml-auto min-h-11 px-2 font-semibold text-pine underline-offset-4 hover:underline"
            onClick={() => onTakeAll(!isAll)}
          >
            {isAll ? "Keep none" : "Keep all"}
            <span className="sr-only"> of {title}</span>
          </button>
        )}
      </div>
      {!section && (
        <p className="mt-1 text-soft">
          Nothing is lost. Give each of these a place. What you leave here is not brought in.
        </p>
      )}
      {section?.homes !== undefined && section.homes > 1 && (
        <p className="mt-1 text-soft">Shared: this changes in {section.homes} homes.</p>
      )}
      <ul className="mt-2 divide-y divide-line">{children}</ul>
    </Card>
  );
}
