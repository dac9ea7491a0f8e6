import { addDays } from "#core/days.ts";
import type { Stay } from "#stays/contract.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import {
  findingOfMark,
  isEnded,
  marksToDo,
  needsOf,
  type Mark,
  type MarkToDo,
} from "#stays/screens/stayMarks.ts";
import type { CheckedArrival } from "#stays/arrivalChecks/contract.ts";

const SOON_DAYS = 14;

export const groups = ["needs you", "today", "soon", "later", "over"] as const;
export type Group = (typeof groups)[number];

/** A stay as a row of the list. */
export interface StayRow {
  stay: Stay;
  property: StayProperty;
  /** The day at the property, YYYY-MM-DD. */
  today: string;
  /** The stay that leaves on this guest's day of arrival. */
  leaving: Stay | null;
  /** Whether that stay has no other row: it leaves and this one arrives today. */
  isRowOfBoth: boolean;
  /** The marks of the stay that "Ready for tonight?" shows already. */
  namedTonight: readonly Mark[];
}

/**
 * Groups stays by what the host has to do: each has one row, except that a stay leaving today is in the row of the next
 * one to arrive today. `todayOf` returns the day at a property.
 */
export function groupStays(
  stays: readonly Stay[],
  properties: readonly StayProperty[],
  todayOf: (property: StayProperty) => string,
  arrivals: readonly CheckedArrival[] = [],
): Record<Group, StayRow[]> {
  const grouped: Record<Group, StayRow[]> = { "needs you": [], today: [], soon: [], later: [], over: [] };
  for (const property of properties) {
    const own = stays.filter(({ guidebookId }) => guidebookId === property.guidebookId);
    for (const row of rowsOf(own, property, todayOf(property), arrivals)) grouped[groupOf(row)].push(row);
  }
  for (const group of groups) grouped[group].sort(byDay);
  grouped.over.reverse();
  return grouped;
}

function rowsOf(
  stays: readonly Stay[],
  property: StayProperty,
  today: string,
  arrivals: readonly CheckedArrival[],
): StayRow[] {
  const live = stays.filter((stay) => !isEnded(stay));
  const rows = stays.map((stay) => {
    const isArriving = !isEnded(stay) && stay.arrival >= today;
    const leaving = (isArriving && live.find((other) => other.departure === stay.arrival)) || null;
    const isRowOfBoth = leaving !== null && stay.arrival === today;
    return { stay, property, today, leaving, isRowOfBoth, namedTonight: marksInChecks(arrivals, stay.id) };
  });
  const inAnother = new Set(rows.flatMap((row) => (row.isRowOfBoth && row.leaving ? row.leaving.id : [])));
  return rows.filter((row) => !inAnother.has(row.stay.id));
}

function groupOf(row: StayRow): Group {
  const { stay, today } = row;
  if (needsIn(row).length > 0 || needsOfLeaving(row).length > 0) return "needs you";
  if (isEnded(stay) || stay.departure < today) return "over";
  if (stay.arrival <= today) return "today";
  return stay.arrival <= addDays(today, SOON_DAYS) ? "soon" : "later";
}

/** Returns what the host has to do for the stay of a row that is not shown above it. */
export const needsIn = ({ stay, today, namedTonight }: StayRow) =>
  needsOf(stay, today).filter((need) => !namedTonight.includes(need));

/** Returns what the host has to do for a stay that leaves today and has no separate row. */
export const needsOfLeaving = ({ leaving, isRowOfBoth, today }: StayRow) =>
  isRowOfBoth && leaving ? needsOf(leaving, today) : [];

/** Returns the stay of a row for which the host has something to do, and what. */
export function needyStay(row: StayRow): { stay: Stay; needs: MarkToDo[] } {
  const needs = needsIn(row);
  return needs.length > 0 || !row.leaving
    ? { stay: row.stay, needs }
    : { stay: row.leaving, needs: needsOfLeaving(row) };
}

function byDay(a: StayRow, b: StayRow): number {
  return (
    a.stay.arrival.localeCompare(b.stay.arrival) ||
    a.property.name.localeCompare(b.property.name) ||
    a.stay.id.localeCompare(b.stay.id)
  );
}

/** Returns the marks of a stay that "Ready for tonight?" shows with their fix: its row leaves them out. */
function marksInChecks(arrivals: readonly CheckedArrival[], stayId: string): Mark[] {
  const findings = arrivals.find((arrival) => arrival.stayId === stayId)?.findings ?? [];
  return marksToDo.filter((mark) => findings.some(({ code }) => code === findingOfMark[mark]));
}
