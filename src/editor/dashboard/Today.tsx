import { NextStepCard } from "#editor/dashboard/nextStep/NextStepCard.tsx";
import { Tonight } from "#editor/dashboard/tonight/Tonight.tsx";
import type { useToday } from "#editor/dashboard/useToday.ts";
import { formatShortDate } from "#core/format.ts";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { dayIn } from "#stays/screens/today.ts";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { classes } from "#ui/classes.ts";

interface TodayProps extends ReturnType<typeof useToday> {
  /** At least one. */
  guidebooks: readonly ListedGuidebook[];
}

/** What a host reads first: who arrives tonight and, with one property, what to do next. */
export function Today({ guidebooks: [first, ...others], rows, steps, withFixes, ...read }: TodayProps) {
  const { error, refetch, dataUpdatedAt } = read;
  if (!first) return null;
  if (!rows || !steps)
    return (
      error && (
        <LoadFailed error={error} onRetry={refetch}>
          We could not load who arrives tonight.
        </LoadFailed>
      )
    );
  if (others.length > 0) return <Tonight rows={rows} withFixes={withFixes} className="mt-7" />;
  const hasStep = steps.length > 0;
  return (
    <div className={classes("mt-7 grid gap-5", hasStep && "md:grid-cols-[1.2fr_1fr]")}>
      {hasStep && <NextStepCard guidebook={first} steps={steps} className="flex flex-col md:order-last" />}
      <Tonight rows={rows} withFixes={false} day={formatShortDate(dayIn(null, dataUpdatedAt))} />
    </div>
  );
}
