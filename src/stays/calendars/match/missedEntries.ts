import type { CalendarEntry } from "#stays/calendars/match/entry.ts";
import { hasSleptHere, mayBeCancelled, type Today } from "#stays/calendars/match/today.ts";
import { MINUTE_MS, DAY_MS } from "#core/durations.ts";

/** Between the two readings without a stay that cancel it: doubt before cancellation (Calendars 2). */
const BETWEEN_MISSES_MS = 30 * MINUTE_MS;
/** How long stays that one reading lacks together, and that of a guest in the property, are in doubt (Calendars 2). */
const TOGETHER_MS = DAY_MS;

interface Context {
  /** The UIDs of events with `STATUS:CANCELLED`. */
  cancelledUids: ReadonlySet<string>;
  isEmpty: boolean;
  holds: (entry: CalendarEntry) => boolean;
  /** Whether an entry is of a guest in the property, who may be the guest of tonight. */
  isOfTonight: (entry: CalendarEntry) => boolean;
  /** Whether another guest has come within the nights of an entry: its guest has left early. */
  isReplaced: (entry: CalendarEntry) => boolean;
  day: Today;
}

/** Returns the missing entries that change: the changed entry, or null to delete it. */
export function missedEntries(
  gone: readonly CalendarEntry[],
  { cancelledUids, isEmpty, holds, isOfTonight, isReplaced, day }: Context,
): Map<CalendarEntry, CalendarEntry | null> {
  const after = new Map<CalendarEntry, CalendarEntry | null>();
  const doubted: CalendarEntry[] = [];
  const ahead = gone.filter(({ departure, cancelledAt }) => departure >= day.today && cancelledAt === null);
  for (const entry of ahead) {
    if (entry.isDuplicate || (!holds(entry) && entry.decision === null)) after.set(entry, null);
    else if (!mayBeCancelled(entry, day)) {
      const isLastDay = entry.departure <= day.today && entry.missingSince !== null;
      if (isLastDay && !isReplaced(entry)) after.set(entry, withoutDoubt(entry));
    } else if (cancelledUids.has(entry.uid) && !isOfTonight(entry))
      after.set(entry, { ...entry, cancelledAt: day.now });
    else doubted.push(entry);
  }
  // Duplicates, closures and entries that can no longer be cancelled also count as missing in the reading. A guest who
  // left early, for whom another has come, has been missing since, and not together with what goes now.
  const missing = ahead.filter((entry) => !isReplaced(entry));
  const guests = missing.filter(
    (entry) => entry.departure > day.today && (holds(entry) || entry.kind === "unclear"),
  );
  const isGroup =
    guests.length >= 2 ||
    (isEmpty && missing.length >= 2) ||
    doubted.some((entry) => entry.isMissingWithOthers && missing.includes(entry));
  for (const entry of doubted) {
    const isNew = entry.missingSince === null;
    // Who has slept there and went missing alone has left alone, whatever goes later.
    const wentAlone = !isNew && !entry.isMissingWithOthers && hasSleptHere(entry, day);
    const doubt = {
      missingSince: entry.missingSince ?? day.now,
      isMissingWithOthers: isGroup && !wentAlone,
      hostEmailedAt: isNew ? null : entry.hostEmailedAt,
    };
    const isChanged = isNew || entry.isMissingWithOthers !== doubt.isMissingWithOthers;
    if (isOver({ ...entry, ...doubt }, day) && !isOfTonight(entry))
      after.set(entry, { ...entry, cancelledAt: day.now });
    else if (isChanged) after.set(entry, { ...entry, ...doubt });
  }
  return after;
}

function isOver(entry: CalendarEntry, day: Today): boolean {
  const ms = day.now - (entry.missingSince ?? day.now);
  return entry.isMissingWithOthers || hasSleptHere(entry, day)
    ? ms >= TOGETHER_MS && entry.hostEmailedAt !== null
    : ms >= BETWEEN_MISSES_MS;
}

const withoutDoubt = (entry: CalendarEntry): CalendarEntry => ({
  ...entry,
  missingSince: null,
  isMissingWithOthers: false,
  hostEmailedAt: null,
});
