import { addDays, dayInZone } from "#core/days.ts";
import { startOfDay } from "#stays/localTime.ts";
import type { StaysTable } from "#stays/tables.server.ts";
import type { GuidebookFacts } from "#stays/arrivalChecks/facts.ts";
import { stayMoments } from "#stays/arrivalChecks/stayMoments.ts";
import type { Turnover } from "#stays/turnovers/contract.ts";
import { toStoredStay } from "#stays/stayRow.ts";
import type { CheckItem } from "#stays/turnovers/checkItems/contract.ts";
import { DAY_MS } from "#core/durations.ts";

/** How many days a cleaner sees, today included (Stays 33). */
const DAYS_SHOWN = 14;

/** What was left behind, as its cleaner reads it. */
interface NoteOfTurnover {
  id: string;
  text: string;
  hasPhoto: boolean;
}

/** An item of a check list, and whether it is ticked at a turnover. */
export interface TickedItem extends CheckItem {
  isDone: boolean;
}

/** A turnover with what its cleaner sees besides: door codes, for a link that shows them, and the check list. */
export interface TurnoverWithCodes extends Turnover {
  /** Epoch milliseconds. */
  outAt: number | null;
  inAt: number | null;
  codes: { label: string; code: string }[];
  /** Null where the list is off. It can be ticked on its day. */
  list: TickedItem[] | null;
  /** What was left behind, by the stay that left; null where the list is off, the day has not come or no stay has left yet. */
  leftBehind: { stayId: string; notes: NoteOfTurnover[] } | null;
}

export interface TurnoverSheet {
  token: string;
  label: string | null;
  /** Epoch milliseconds. */
  now: number;
  /** Epoch milliseconds: the first midnight among the properties, at which a saved list ends. */
  until: number;
  turnovers: TurnoverWithCodes[];
}

interface Given {
  guidebook: GuidebookFacts;
  stays: readonly StaysTable[];
  /** When the property was marked as ready, by day. */
  ready: ReadonlyMap<string, number>;
  hasCleaner: boolean;
  cleaning: Cleaning | null;
}

/** What cleaners tick and note at a property whose list is on. */
export interface Cleaning {
  items: readonly CheckItem[];
  /** The ids of ticked items, by day. */
  checks: ReadonlyMap<string, ReadonlySet<string>>;
  notes: readonly (NoteOfTurnover & { day: string })[];
  /** The live stay that left before today. */
  lastDepartedId: string | undefined;
}

/** Returns the days of the next fourteen with a departure or an arrival, in order. `now` is epoch milliseconds. */
export function turnoversOf(
  { guidebook, stays, ready, hasCleaner, cleaning }: Given,
  now: number,
): TurnoverWithCodes[] {
  const today = dayInZone(guidebook.timeZone, now);
  const days = Array.from({ length: DAYS_SHOWN }, (_, index) => addDays(today, index));
  const all = stays.map((row) => ({ stay: row, moments: stayMoments(toStoredStay(row), guidebook) }));
  return days.flatMap((day) => {
    const leaving = all
      .filter(({ stay }) => stay.departure === day)
      .toSorted((a, b) => b.moments.checkOut - a.moments.checkOut);
    const coming = all
      .filter(({ stay }) => stay.arrival === day)
      .toSorted((a, b) => a.moments.checkIn - b.moments.checkIn);
    if (leaving.length + coming.length === 0) return [];
    const usual = guidebook.doorCode.trim();
    const current = leaving[0]?.stay.door_code ?? usual;
    const next = coming[0]?.stay.door_code ?? usual;
    const list = cleaning ? tickedItems(cleaning, day) : null;
    const leftBy = leaving[0]?.stay.id ?? cleaning?.lastDepartedId;
    const notes = cleaning?.notes.filter((note) => note.day === day) ?? [];
    return {
      guidebookId: guidebook.id,
      guidebookName: guidebook.name,
      day,
      timeZone: guidebook.timeZone,
      outTime: leaving[0]?.moments.checkOutTime ?? null,
      inTime: coming[0]?.moments.checkInTime ?? null,
      outAt: leaving[0]?.moments.checkOut ?? null,
      inAt: coming[0]?.moments.checkIn ?? null,
      leftAt: leftAtOf(leaving, today),
      readyAt: ready.get(day) ?? null,
      checks: list && list.length > 0 && day === today ? countChecks(list) : null,
      hasCleaner,
      codes: codesOf(leaving.length > 0 ? current : next, coming.length > 0 ? next : current),
      list,
      leftBehind: cleaning && day === today && leftBy !== undefined ? { stayId: leftBy, notes } : null,
    };
  });
}

function tickedItems({ items, checks }: Cleaning, day: string): TickedItem[] {
  const ticked = checks.get(day);
  return items.map((item) => ({ ...item, isDone: ticked?.has(item.id) ?? false }));
}

const countChecks = (list: readonly TickedItem[]) => ({
  done: list.filter(({ isDone }) => isDone).length,
  of: list.length,
  open: openItems(list),
});

/** Returns what is not ticked, in order. */
export const openItems = (list: readonly TickedItem[]): string[] =>
  list.flatMap(({ text, isDone }) => (isDone ? [] : text));

/** Returns when the last of the guests who leave said that they have left; null until all have. */
function leftAtOf(leaving: readonly { stay: StaysTable }[], today: string): number | null {
  const moments = leaving.map(({ stay }) => (stay.departure <= addDays(today, 1) ? stay.left_at : null));
  return moments.length === 0 || moments.includes(null) ? null : Math.max(...moments.map(Number));
}

function codesOf(first: string, next: string) {
  const codes = first ? [{ label: "Door code", code: first }] : [];
  return next && next !== first ? [...codes, { label: "Next guests’ code", code: next }] : codes;
}

/** Returns a turnover without codes, as calls answer it. */
export const withoutCodes = (turnover: TurnoverWithCodes): Turnover => ({
  guidebookId: turnover.guidebookId,
  guidebookName: turnover.guidebookName,
  day: turnover.day,
  timeZone: turnover.timeZone,
  outTime: turnover.outTime,
  inTime: turnover.inTime,
  leftAt: turnover.leftAt,
  readyAt: turnover.readyAt,
  checks: turnover.checks,
  hasCleaner: turnover.hasCleaner,
});

/** Returns the first midnight among the properties. `now` is epoch milliseconds. */
export function endOfToday(turnovers: readonly Turnover[], now: number): number {
  const ends = turnovers.map(({ timeZone }) => startOfDay(addDays(dayInZone(timeZone, now), 1), timeZone));
  return Math.min(now + DAY_MS, ...ends);
}
