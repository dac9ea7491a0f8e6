import type { CalendarEntry } from "#stays/calendars/match/entry.ts";
import { mayBeCancelled, type Today } from "#stays/calendars/match/today.ts";

const MINUTE_MS = 60_000;
/** Between the two misses that cancel a stay (Calendars 2). */
export const BETWEEN_MISSES_MS = 30 * MINUTE_MS;
/** How long stays that went together are in doubt (Calendars 2). */
export const TOGETHER_MS = 24 * 60 * MINUTE_MS;

interface Context {
  /** What says of itself that it is cancelled. */
  cancelledUids: ReadonlySet<string>;
  /** Whether the calendar had nothing in it at all. */
  isEmpty: boolean;
  /** Whether an entry stands for guests. */
  holds: (entry: CalendarEntry) => boolean;
  /** Whether an entry is of a guest in the home, who may be the one of tonight. */
  isOfTonight: (entry: CalendarEntry) => boolean;
  day: Today;
}

/**
 * Returns what becomes of the entries that a reading lacks: changed, forgotten (null), or nothing where they are absent
 * here.
 */
export function missedEntries(
  gone: readonly CalendarEntry[],
  { cancelledUids, isEmpty, holds, isOfTonight, day }: Context,
): Map<CalendarEntry, CalendarEntry | null> {
  const after = new Map<CalendarEntry, CalendarEntry | null>();
  const doubted: CalendarEntry[] = [];
  const ahead = gone.filter(({ departure, cancelledAt }) => departure >= day.today && cancelledAt === null);
  for (const entry of ahead) {
    if (entry.isEcho || (!holds(entry) && entry.decision === null)) after.set(entry, null);
    else if (!mayBeCancelled(entry, day)) {
      if (entry.departure <= day.today && entry.missingSince !== null) after.set(entry, withoutDoubt(entry));
    } else if (cancelledUids.has(entry.uid) && !isOfTonight(entry))
      after.set(entry, { ...entry, cancelledAt: day.now });
    else doubted.push(entry);
  }
  // Also echoes, closures and those that may not be cancelled any more show that the reading lacks more than one.
  const guests = ahead.filter(
    (entry) => entry.departure > day.today && (holds(entry) || entry.kind === "unclear"),
  );
  const isGroup =
    guests.length >= 2 ||
    (isEmpty && ahead.length >= 2) ||
    doubted.some(({ isMissingWithOthers }) => isMissingWithOthers);
  for (const entry of doubted) {
    const doubt = {
      missingSince: entry.missingSince ?? day.now,
      isMissingWithOthers: isGroup,
      hostEmailedAt: entry.missingSince === null ? null : entry.hostEmailedAt,
    };
    const isChanged = entry.missingSince === null || entry.isMissingWithOthers !== isGroup;
    if (isOver({ ...entry, ...doubt }, day) && !isOfTonight(entry))
      after.set(entry, { ...entry, cancelledAt: day.now });
    else if (isChanged) after.set(entry, { ...entry, ...doubt });
  }
  return after;
}

function isOver(
  { missingSince, isMissingWithOthers, hostEmailedAt }: CalendarEntry,
  { now }: Today,
): boolean {
  const ms = now - (missingSince ?? now);
  return isMissingWithOthers ? ms >= TOGETHER_MS && hostEmailedAt !== null : ms >= BETWEEN_MISSES_MS;
}

const withoutDoubt = (entry: CalendarEntry): CalendarEntry => ({
  ...entry,
  missingSince: null,
  isMissingWithOthers: false,
  hostEmailedAt: null,
});
