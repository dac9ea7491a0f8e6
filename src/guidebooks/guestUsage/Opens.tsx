import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { GuidebookOpens } from "#guidebooks/guestUsage/contract.ts";
import { opensQuery } from "#guidebooks/guestUsage/client.ts";
import { formatMediumDate } from "#core/format.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { Loading } from "#ui/Skeleton.tsx";
import { isSectionType, rowOf } from "#sections/catalog.ts";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { SearchesWithoutResult } from "#guidebooks/searchesWithoutResult/SearchesWithoutResult.tsx";

/** Returns a number of opens as text. */
export const formatTimes = (count: number) => (count === 1 ? "once" : `${count} times`);

interface OpensDialogProps {
  guidebookId: string;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Opens of a guidebook by day and section, and what its guests did not find (Insight 1). */
export function OpensDialog({ guidebookId, name, open, onOpenChange }: OpensDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="How guests use it"
      description={`${name}. We count opens, not people, and track no one.`}
    >
      {open && (
        <>
          <OpensOfGuidebook guidebookId={guidebookId}>
            <SearchesWithoutResult guidebookId={guidebookId} />
          </OpensOfGuidebook>
        </>
      )}
    </Dialog>
  );
}

/** The answer first, then what guests did not find, then the days and sections. */
function OpensOfGuidebook({ guidebookId, children }: { guidebookId: string; children: ReactNode }) {
  const { data: opens, error, refetch } = useQuery(opensQuery(guidebookId));
  if (!opens && error)
    return (
      <LoadFailed error={error} onRetry={refetch}>
        Failed to load the numbers. Please try again.
      </LoadFailed>
    );
  if (!opens) return <Loading label="Loading the numbers..." sizes={["h-40"]} />;
  if (opens.total === 0)
    return (
      <>
        <p className="mb-6 text-lg font-semibold">Not opened in the last 30 days.</p>
        {children}
      </>
    );
  return (
    <>
      <p className="mb-6 flex items-baseline gap-2">
        <span className="text-4xl font-semibold tabular-nums">{opens.total}</span>
        <span className="text-soft">
          {opens.total === 1 ? "time opened" : "times opened"} in the last 30 days
        </span>
      </p>
      {children}
      <Chart days={opens.days} />
      <h3 className="mt-6 text-lg">Most opened sections</h3>
      {opens.sections.length === 0 && <p className="text-soft">None yet.</p>}
      <ol className="mt-1 divide-y divide-line">
        {opens.sections.map(({ type, count }) => (
          <li key={type} className="flex justify-between gap-4 py-2">
            <span>{isSectionType(type) ? rowOf(type).title : type}</span>
            <span className="text-soft tabular-nums">{formatTimes(count)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

const BAR = 10;
const HEIGHT = 80;

/** A bar for each day. Its label lists the days on which it was opened. */
function Chart({ days }: Pick<GuidebookOpens, "days">) {
  const max = Math.max(1, ...days.map(({ count }) => count));
  const opened = days.filter(({ count }) => count > 0);
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  return (
    <figure className="mt-8">
      <svg
        viewBox={`0 0 ${days.length * BAR} ${HEIGHT}`}
        className="h-24 w-full"
        preserveAspectRatio="none"
        aria-hidden
      >
        {days.map(({ day, count }, index) => {
          const height = count === 0 ? 1 : Math.max(3, (count / max) * HEIGHT);
          return (
            <rect
              key={day}
              x={index * BAR + 1}
              y={HEIGHT - height}
              width={BAR - 2}
              height={height}
              className={count === 0 ? "fill-line" : "fill-pine"}
            />
          );
        })}
      </svg>
      <figcaption className="flex justify-between text-sm text-soft">
        <span>{first && formatMediumDate(first)}</span>
        <span>{last && formatMediumDate(last)}</span>
      </figcaption>
      <ul className="sr-only">
        {opened.map(({ day, count }) => (
          <li key={day}>
            {formatMediumDate(day)}: {formatTimes(count)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
