import type { ReactNode } from "react";

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** The screen's one primary action. */
  action?: ReactNode;
}

/** The title of a screen, at the same place on each, with the same gap below. */
export function PageHeader({ title, subtitle, action }: PageHeaderProps) {
  return (
    <header className="mb-6 sm:mb-8">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-3 sm:gap-x-6">
        <h1 className="grid min-h-11 min-w-0 content-center text-3xl sm:text-4xl">{title}</h1>
        {action && <div className="flex flex-wrap gap-3">{action}</div>}
      </div>
      {subtitle && <p className="mt-1 min-h-[1lh] max-w-measure text-pretty text-soft">{subtitle}</p>}
    </header>
  );
}
