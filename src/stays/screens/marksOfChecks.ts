import type { Mark } from "#stays/screens/stayMarks.ts";
import type { FindingCode, CheckedArrival } from "#stays/arrivalChecks/contract.ts";

const marksByFinding: Partial<Record<FindingCode, readonly Mark[]>> = {
  nights_overlap: ["overlap"],
  in_doubt: ["long", "missing"],
  lock_not_set: ["lock to set"],
  not_sent: ["not sent"],
};

/** Returns the marks of a stay that "Ready for tonight?" shows with their fix: its row leaves them out. */
export function marksInChecks(arrivals: readonly CheckedArrival[], stayId: string): Mark[] {
  const findings = arrivals.find((arrival) => arrival.stayId === stayId)?.findings ?? [];
  return findings.flatMap(({ code }) => marksByFinding[code] ?? []);
}
