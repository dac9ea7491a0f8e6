import { namesGuest, type CalendarEntry } from "#stays/calendars/match/entry.ts";
import { daysKey, isSelfEvident, type Group } from "#stays/calendars/match/group.ts";
import type { Plan } from "#stays/calendars/match/plan.ts";

/** Attaches a duplicate whose stay is gone to a stay with the same days that names its guest. */
export function reattachDuplicates(plan: Plan): void {
  for (const entry of plan.input.entries) {
    if (!entry.isDuplicate || plan.next.get(entry.id)?.stayId !== null || entry.cancelledAt !== null)
      continue;
    const group = plan
      .groupsOn(entry)
      .find((each) => plan.mayJoin(entry, each) && each.sourceEntries.some(namesGuest));
    if (group) plan.addSource(group, entry);
  }
}

/** Merges stays that have only a closure into one of the same days with a guest; returns their ids. */
export function mergeDuplicates(plan: Plan): Set<string> {
  const mergedIds = new Set<string>();
  for (const group of plan.groups.values()) {
    const [only, ...others] = group.sourceEntries;
    if (!only || others.length > 0 || isSelfEvident(only)) continue;
    if (group.isNew || group.stay.isInUse || group.stay.source !== "calendar") continue;
    const target = surerGroup(plan, group, only);
    if (!target) continue;
    mergedIds.add(group.stay.id);
    group.sourceEntries = [];
    plan.addSource(target, only, { isDuplicate: target.sourceEntries.some(namesGuest), lastWrite: null });
  }
  return mergedIds;
}

/** Returns another stay with the days of a closure, of which another calendar has the better information. */
function surerGroup(plan: Plan, group: Group, only: CalendarEntry): Group | undefined {
  const { day } = plan.input;
  const isSurer = (sourceEntry: CalendarEntry) =>
    (namesGuest(sourceEntry) || (sourceEntry.kind === "stay" && only.kind === "unclear")) &&
    sourceEntry.calendarId !== only.calendarId &&
    sourceEntry.missingSince === null &&
    daysKey(sourceEntry, day) === daysKey(only, day);
  return plan
    .groupsOn(only)
    .find((other) => other !== group && !other.stay.isCancelled && other.sourceEntries.some(isSurer));
}
