import { ProgressBar } from "#platform/ui/ProgressBar.tsx";

interface ReadinessProps {
  ready: number;
  total: number;
  className?: string;
}

/** How complete a guidebook is, always in sight (Guidebooks 7). */
export function Readiness({ ready, total, className }: ReadinessProps) {
  return (
    <div className={className}>
      <ProgressBar label="Sections ready" value={ready} max={total} />
      <p className="mt-1.5 text-sm text-soft">
        {ready} of {total} sections ready
      </p>
    </div>
  );
}
