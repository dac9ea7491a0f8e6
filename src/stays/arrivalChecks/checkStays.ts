import type { DoorCodeHistory } from "#stays/accessStore.server.ts";
import type { StaysTable } from "#stays/tables.server.ts";
import type { CheckedArrival } from "#stays/arrivalChecks/contract.ts";
import type { ArrivalFacts, GuidebookFacts } from "#stays/arrivalChecks/facts.ts";
import { daysAround, isArrivingSoon, checkArrival } from "#stays/arrivalChecks/checkArrivals.ts";
import { toStoredStay } from "#stays/stayRow.ts";
import { stayMoments } from "#stays/arrivalChecks/stayMoments.ts";
import { countWhoKnowCode, toFeedFacts, type CalendarOfStay } from "#stays/arrivalChecks/toFacts.ts";

interface Given {
  guidebook: GuidebookFacts;
  /** All stays of the guidebook that are not cancelled. */
  stays: readonly StaysTable[];
  calendars: readonly CalendarOfStay[];
  history: DoorCodeHistory;
  lockReadings: readonly number[];
  openProblems: ArrivalFacts["openProblems"];
}

/** Checks the arrivals among a guidebook's stays within 36 hours of a moment (epoch ms), one at a time. */
export function* checkStays(
  { guidebook, stays, calendars, history, lockReadings, openProblems }: Given,
  now: number,
): Generator<CheckedArrival> {
  const days = daysAround(now);
  for (const row of stays) {
    // Moments take longer than a look at the day.
    if (row.arrival < days.from || row.arrival > days.until) continue;
    const stay = toStoredStay(row);
    const moments = stayMoments(stay, guidebook);
    if (!isArrivingSoon(stay, moments, now)) continue;
    const others = stays.filter(({ id, revoked_at: revokedAt }) => id !== row.id && revokedAt === null);
    const feeds = calendars.filter(({ stay_id: id }) => id === row.id).map(toFeedFacts);
    const codeKnownTo = countWhoKnowCode(row, others, guidebook.access, history);
    const facts = {
      stay,
      guidebook,
      others: others.map(toStoredStay),
      feeds,
      lockReadings,
      openProblems,
      codeKnownTo,
    };
    yield {
      stayId: stay.id,
      guidebookId: guidebook.id,
      guidebookName: guidebook.name,
      guestName: stay.guestName,
      platform: row.platform,
      arrival: stay.arrival,
      departure: stay.departure,
      checkInTime: moments.checkInTime,
      checkInAt: moments.checkIn,
      timeZone: guidebook.timeZone,
      findings: checkArrival(facts, now),
    };
  }
}
