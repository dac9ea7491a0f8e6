import { HOUR_MS } from "#core/durations.ts";
import { formatDayOfWeek, formatTimeIn } from "#core/format.ts";
import type { Finding } from "#stays/arrivalChecks/contract.ts";
import type { ArrivalFacts } from "#stays/arrivalChecks/facts.ts";
import { newFinding } from "#stays/arrivalChecks/finding.ts";
import type { StayMoments } from "#stays/arrivalChecks/stayMoments.ts";

/** A lock that has not read its calendar for this long may lack the code (Stays 39). */
const UNREAD_MS = 6 * HOUR_MS;

/** Returns a finding where calendars give the codes to locks, and none of them was read for six hours. */
export function findInLocks(
  { guidebook, lockReadings }: ArrivalFacts,
  _moments: StayMoments,
  now: number,
): Finding[] {
  if (lockReadings.length === 0) return [];
  const last = Math.max(...lockReadings);
  if (now - last <= UNREAD_MS) return [];
  const { timeZone } = guidebook;
  const since = `${formatTimeIn(last, timeZone)} on ${formatDayOfWeek(last, timeZone)}`;
  const sentence = `No lock has read its calendar since ${since}, so the door may not know the code.`;
  return [
    newFinding("lock_calendar_unread", sentence, { label: "Look at the calendar", path: "/stays/calendars" }),
  ];
}
