import { formatTimeIn } from "#core/format.ts";
import type { Turnover } from "#stays/turnovers/contract.ts";

interface PropertyOnDay {
  guidebookId: string;
  /** YYYY-MM-DD at the property. */
  day: string;
}

export interface Readiness {
  isReady: boolean;
  label: string;
  /** How much of the check list is ticked, and what is not; null without a list. */
  checks: { label: string; open: readonly string[] } | null;
}

/** Formats when a property was marked: "Ready, 1:40 pm", in the property's zone. */
const formatReady = ({ readyAt, timeZone }: Pick<Turnover, "timeZone"> & { readyAt: number }) =>
  `Ready, ${formatTimeIn(readyAt, timeZone)}`;

/**
 * Returns the state of a property for the guests of a day: the mark since the last departure, "Not ready yet" on the
 * day itself, or null where no cleaner's link shows it or the day has not come. `todayIn` returns the day in a zone.
 */
export function readinessOf(
  turnovers: readonly Turnover[],
  { guidebookId, day }: PropertyOnDay,
  todayIn: (timeZone: string) => string,
): Readiness | null {
  const until = turnovers.filter((one) => one.guidebookId === guidebookId && one.day <= day);
  const last = until.findLast(({ outTime, readyAt }) => outTime !== null || readyAt !== null) ?? until.at(-1);
  if (!last) return null;
  const checks = last.checks && {
    label: `Cleaner: ${last.checks.done} of ${last.checks.of}`,
    open: last.checks.open,
  };
  if (last.readyAt !== null)
    return { isReady: true, label: formatReady({ timeZone: last.timeZone, readyAt: last.readyAt }), checks };
  const isDue = last.hasCleaner && day === todayIn(last.timeZone);
  return isDue ? { isReady: false, label: "Not ready yet", checks } : null;
}
