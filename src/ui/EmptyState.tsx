import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";

interface EmptyStateProps {
  /** An icon of the future content, or `picture`: a sketch of it. */
  icon?: LucideIcon;
  picture?: ReactNode;
  title: string;
  /** What will be here. */
  text?: ReactNode;
  /** The first step: a Button or ButtonLink. */
  action?: ReactNode;
  as?: "h2" | "h3";
  className?: string;
}

export function EmptyState({
  icon: Icon,
  picture,
  title,
  text,
  action,
  as: Heading = "h2",
  className,
}: EmptyStateProps) {
  return (
    <div
      className={classes(
        "flex flex-col items-center rounded-card border border-dashed border-control/60 px-6 py-12 text-center",
        className,
      )}
    >
      {picture}
      {Icon && (
        <span className="grid size-16 place-items-center rounded-full bg-lamp/20 text-pine">
          <Icon size={28} />
        </span>
      )}
      <Heading className="mt-4 text-xl">{title}</Heading>
      {text && <p className="mt-1.5 max-w-md text-soft">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
