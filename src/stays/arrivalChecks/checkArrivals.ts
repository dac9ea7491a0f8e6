import { findingCodes, type Finding } from "#stays/arrivalChecks/contract.ts";
import type { ArrivalFacts } from "#stays/arrivalChecks/facts.ts";
import { findInCodes } from "#stays/arrivalChecks/rules/codes.ts";
import { findInLinks } from "#stays/arrivalChecks/rules/links.ts";
import { findInLocks } from "#stays/arrivalChecks/rules/locks.ts";
import { findInPlace } from "#stays/arrivalChecks/rules/place.ts";
import { findInProblems } from "#stays/arrivalChecks/rules/problems.ts";
import { findInTimes } from "#stays/arrivalChecks/rules/times.ts";
import { stayMoments, type StayMoments } from "#stays/arrivalChecks/stayMoments.ts";
import { addDays, utcDay } from "#core/days.ts";
import { HOUR_MS } from "#core/durations.ts";

/** Arrivals are checked from this long before the check-in (Stays 30). */
export const CHECKED_AHEAD_MS = 36 * HOUR_MS;

type Rule = (facts: ArrivalFacts, moments: StayMoments, now: number) => Finding[];

const rules: readonly Rule[] = [
  findInLinks,
  findInCodes,
  findInLocks,
  findInProblems,
  findInTimes,
  findInPlace,
];

/** Returns whether a guest arrives within 36 hours: not after "We have arrived" or the first midnight. */
export function isArrivingSoon(
  { arrivedAt }: { arrivedAt: number | null },
  moments: StayMoments,
  now: number,
) {
  return arrivedAt === null && now < moments.firstMidnight && moments.checkIn <= now + CHECKED_AHEAD_MS;
}

/** Returns the days of arrivals in the next 36 hours, in any zone. */
export function daysAround(now: number) {
  const today = utcDay(now);
  return { from: addDays(today, -1), until: addDays(today, 3) };
}

/** Returns what is wrong with an arrival, the most dangerous first (findings, Stays 31). */
export function checkArrival(facts: ArrivalFacts, now: number): Finding[] {
  const moments = stayMoments(facts.stay, facts.guidebook);
  return rules
    .flatMap((rule) => rule(facts, moments, now))
    .toSorted((a, b) => findingCodes.indexOf(a.code) - findingCodes.indexOf(b.code));
}
