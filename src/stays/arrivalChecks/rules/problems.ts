import { formatDayOfWeek } from "#core/format.ts";
import type { Finding } from "#stays/arrivalChecks/contract.ts";
import type { ArrivalFacts } from "#stays/arrivalChecks/facts.ts";
import { newFinding, staysPath } from "#stays/arrivalChecks/finding.ts";
import { kindLabels } from "#stays/problems/kindLabels.ts";

/** Returns a finding where a guest reported something that is not done. */
export function findInProblems({ guidebook, openProblems }: ArrivalFacts): Finding[] {
  const [first, ...more] = openProblems;
  if (!first) return [];
  const what = `${kindLabels[first.kind]}, reported on ${formatDayOfWeek(first.at, guidebook.timeZone)}`;
  const others = more.length === 0 ? "" : ` and ${more.length} more`;
  const sentence = `A guest’s report is not done yet: ${what}${others}.`;
  const path = `${staysPath(guidebook)}#problems`;
  return [newFinding("problem_open", sentence, { label: "Look at the report", path })];
}
