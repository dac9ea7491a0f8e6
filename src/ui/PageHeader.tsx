import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** The screen's one primary action. */
  action?: ReactNode;
  className?: string;
}

export function PageHeader({ title, subtitle, action, className }: PageHeaderProps) {
  return (
    <header className={classes("flex flex-wrap items-end justify-between gap-x-6 gap-y-4", className)}>
      <div className="min-w-0">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        {subtitle && <p className="mt-1 text-soft">{subtitle}</p>}
      </div>
      {action && <div className="flex flex-wrap gap-3">{action}</div>}
    </header>
  );
}
