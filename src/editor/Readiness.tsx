import { classes } from "#ui/classes.ts";
import { ProgressBar } from "#ui/ProgressBar.tsx";

interface ReadinessProps {
  ready: number;
  total: number;
  className?: string;
  /** True if bar and text share one line. */
  isInline?: boolean;
}

/** How complete a guidebook is, always in sight (Guidebooks 7). */
export function Readiness({ ready, total, className, isInline = false }: ReadinessProps) {
  return (
    <div
      className={classes(
        isInline && "flex items-center gap-3 *:first:w-24 max-md:*:first:sr-only",
        className,
      )}
    >
      <ProgressBar label="Sections ready" value={ready} max={total} />
      <p className={classes("text-sm text-soft", !isInline && "mt-1.5")}>
        {ready} of {total} sections ready
      </p>
    </div>
  );
}
