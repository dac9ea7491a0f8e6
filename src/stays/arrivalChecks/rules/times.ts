import { HOUR_MS } from "#core/durations.ts";
import { formatDateOfWeek, formatTime } from "#core/format.ts";
import type { Finding } from "#stays/arrivalChecks/contract.ts";
import type { ArrivalFacts } from "#stays/arrivalChecks/facts.ts";
import { editorPath, newFinding, staysPath } from "#stays/arrivalChecks/finding.ts";
import { stayMoments, type StayMoments } from "#stays/arrivalChecks/stayMoments.ts";
import { isZoneOf } from "#stays/arrivalChecks/zones.ts";

/** The code has to show at least this long before the check-in. */
const SHOWN_AHEAD_MS = 2 * HOUR_MS;

/** Returns what is wrong with days, times and zone: two stays with the same nights, a code that shows too late. */
export function findInTimes(facts: ArrivalFacts, moments: StayMoments): Finding[] {
  return [...findAdjacent(facts, moments), ...findInZone(facts, moments)];
}

function findAdjacent({ stay, guidebook, others }: ArrivalFacts, moments: StayMoments): Finding[] {
  const path = staysPath(guidebook, stay);
  const over = others.find((one) => one.arrival < stay.departure && stay.arrival < one.departure);
  if (over) {
    const sentence = `Another stay has the same nights, from ${formatDateOfWeek(over.arrival)} to ${formatDateOfWeek(over.departure)}.`;
    return [newFinding("nights_overlap", sentence, { label: "Look at both", path })];
  }
  const found: Finding[] = [];
  const before = others.filter(({ departure }) => departure === stay.arrival);
  const late = before
    .map((one) => stayMoments(one, guidebook))
    .find(({ checkOut }) => checkOut > moments.checkIn);
  if (late) {
    const sentence = `This guest comes from ${formatTime(moments.checkInTime)}, and the one before leaves at ${formatTime(late.checkOutTime)}.`;
    found.push(newFinding("times_collide", sentence, { label: "Change a time", path }));
  }
  return found;
}

function findInZone({ guidebook, stay }: ArrivalFacts, moments: StayMoments): Finding[] {
  const { access, country } = guidebook;
  const zonePath = editorPath(guidebook, "access.timeZone");
  if (access.timeZone === null) {
    const sentence = "The time zone of the property is not set, so we cannot tell when its days begin.";
    return [newFinding("no_time_zone", sentence, { label: "Choose the zone", path: zonePath })];
  }
  if (access.access === "stays" && moments.checkIn - moments.shownFrom < SHOWN_AHEAD_MS) {
    const sentence = `The code shows from midnight, and this guest comes from ${formatTime(moments.checkInTime)}.`;
    const mend = {
      label: "Show it earlier",
      path: stay.showFrom === null ? editorPath(guidebook, "access.showFrom") : staysPath(guidebook, stay),
    };
    return [newFinding("code_too_late", sentence, mend)];
  }
  if (isZoneOf(access.timeZone, country, moments.checkIn)) return [];
  const sentence = `The clock is set to ${access.timeZone}, and the property is in ${country}.`;
  return [newFinding("zone_elsewhere", sentence, { label: "Choose the zone", path: zonePath })];
}
