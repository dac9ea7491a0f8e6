import type { DayState, ExtraKind, ExtraRule } from "#stays/extras/contract.ts";

/** A stay by its days (YYYY-MM-DD) and its times at the property, HH:MM. */
export interface StayOnCalendar {
  arrival: string;
  departure: string;
  checkInTime: string;
  checkOutTime: string;
}

/** What is known around a stay. */
export interface CalendarFacts {
  stay: StayOnCalendar;
  /** The other live stays of the property; `isLetIn` of a guest without a code, mostly one of a known stay. */
  others: readonly (StayOnCalendar & { isLetIn: boolean })[];
  /** Whether the cleaner has marked the property as ready for the arrival. */
  isReady: boolean;
  /** Today at the property. */
  today: string;
  timeZone: string;
}

interface Wanted {
  kind: ExtraKind;
  rule: ExtraRule;
  time: string | null;
}

/** Returns the day that an extra is about. */
export const dayOf = (
  kind: ExtraKind,
  { arrival, departure }: Pick<StayOnCalendar, "arrival" | "departure">,
) => (kind === "late" ? departure : arrival);

/** Returns the time of a yes: that of the stay, which its host may have changed since. */
export function timeOfYes(kind: ExtraKind, given: string | null, { stay }: Pick<CalendarFacts, "stay">) {
  if (kind === "other" || given === null) return given;
  return kind === "early" ? stay.checkInTime : stay.checkOutTime;
}

/** Returns what the calendar says of the day of an extra, and when the other guest leaves, or arrives. */
export function dayStateOf(
  kind: ExtraKind,
  { stay, others, isReady }: CalendarFacts,
): { dayState: DayState; otherTime: string | null } {
  if (kind === "late") {
    const [first = null] = arrivalsOn(stay.departure, others);
    return { dayState: first === null ? "free" : "another", otherTime: first };
  }
  if (isReady) return { dayState: "ready", otherTime: null };
  const last = departuresOn(stay.arrival, others).at(-1) ?? null;
  return { dayState: last === null ? "free" : "another", otherTime: last };
}

/**
 * Returns whether calendar or turnover contradict an extra: the property is not empty yet at that hour, or no more. With
 * the rule `quiet-day` any other arrival or departure of the day does. A property that is ready is empty.
 */
export function isContradicted({ kind, rule, time }: Wanted, facts: CalendarFacts): boolean {
  const { stay, others, isReady, today } = facts;
  if (kind === "late") {
    const isTaken = others.some(
      (one) => !one.isLetIn && one.arrival < stay.departure && one.departure > stay.departure,
    );
    const arriving = arrivalsOn(stay.departure, others);
    return isTaken || arriving.some((hour) => rule === "quiet-day" || (time !== null && hour < time));
  }
  const leaving = isReady ? [] : departuresOn(stay.arrival, others);
  if (kind === "other") return rule === "quiet-day" && today <= stay.arrival && leaving.length > 0;
  const isTaken = others.some(
    (one) => !one.isLetIn && one.arrival <= stay.arrival && one.departure > stay.arrival,
  );
  return isTaken || leaving.some((hour) => rule === "quiet-day" || (time !== null && hour >= time));
}

/** Returns the times (HH:MM) that can be asked for, by half hours; one null for an extra without a time. */
export function possibleTimes({ kind, rule, time }: Wanted, facts: CalendarFacts): (string | null)[] {
  const { checkInTime, checkOutTime } = facts.stay;
  if (kind === "other") return isContradicted({ kind, rule, time: null }, facts) ? [] : [null];
  if (time === null) return [];
  const all =
    kind === "early"
      ? [time, ...HALF_HOURS.filter((hour) => hour > time)].filter((hour) => hour < checkInTime)
      : [...HALF_HOURS.filter((hour) => hour < time), time].filter((hour) => hour > checkOutTime);
  return all.filter((hour) => !isContradicted({ kind, rule, time: hour }, facts));
}

const HALF_HOURS = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 === 0 ? "00" : "30"}`,
);

const departuresOn = (day: string, others: CalendarFacts["others"]) =>
  others
    .filter(({ departure }) => departure === day)
    .map(({ checkOutTime }) => checkOutTime)
    .toSorted();
const arrivalsOn = (day: string, others: CalendarFacts["others"]) =>
  others
    .filter(({ arrival }) => arrival === day)
    .map(({ checkInTime }) => checkInTime)
    .toSorted();

/** Returns whether an extra still lies ahead. A day ends at midnight; what is no time can be used until the departure. */
export const isAhead = (
  kind: ExtraKind,
  stay: Pick<StayOnCalendar, "arrival" | "departure">,
  today: string,
) => today <= (kind === "early" ? stay.arrival : stay.departure);
