import { haveSameDays, overlap } from "#stays/calendars/days.ts";
import { mergeDuplicates, reattachDuplicates } from "#stays/calendars/match/duplicates.ts";
import { namesGuest, type CalendarEntry } from "#stays/calendars/match/entry.ts";
import {
  byRank,
  firstDayOf,
  isDuplicateOfOrphan,
  isSelfEvident,
  orphanFor,
  type Group,
} from "#stays/calendars/match/group.ts";
import { Plan, type PlanInput } from "#stays/calendars/match/plan.ts";
import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";
import { applyPlan, type AppliedPlan } from "#stays/calendars/match/applyPlan.ts";
import { firstTile } from "#stays/calendars/match/tiles.ts";

export interface StayPlan extends AppliedPlan {
  /** All entries from now on. An unchanged one is the same object. */
  entries: CalendarEntry[];
  /** The stays that were merged into another: cancelled by no host and no platform. */
  mergedIds: ReadonlySet<string>;
}

/** Plans a guidebook's stays from all its calendars: same days are one stay (Calendars 5; Calendars 6). */
export function planStays(input: PlanInput): StayPlan {
  const plan = new Plan(input);
  const { loose, left } = sortEntries(plan);
  indexGroups(plan);
  joinLoose(plan, loose);
  reattachDuplicates(plan);
  const mergedIds = mergeDuplicates(plan);
  const applied = applyPlan(plan, left, mergedIds);
  return { entries: input.entries.map((entry) => plan.next.get(entry.id) ?? entry), mergedIds, ...applied };
}

/** Puts entries in their stays' groups. Returns those without a stay, and no longer a source of theirs. */
function sortEntries(plan: Plan): { loose: CalendarEntry[]; left: CalendarEntry[] } {
  const loose: CalendarEntry[] = [];
  const left: CalendarEntry[] = [];
  for (const entry of plan.input.entries) {
    const group = entry.stayId === null ? undefined : plan.groups.get(entry.stayId);
    const stands = entry.cancelledAt === null && (plan.isStay(entry) || entry.isDuplicate);
    if (!group) {
      if (isLoose(plan, entry)) loose.push(entry);
    } else if (!stands || entry.decision === "ours") left.push(entry);
    else if (mayBeSource(entry, group)) group.sourceEntries.push(entry);
    else {
      const arrival = isOfNewGuest(group) ? firstDayOf(entry, plan.input.day) : entry.arrival;
      const freed = plan.change(entry, { arrival, stayId: null, isDuplicate: false, lastWrite: null });
      if (isLoose(plan, freed)) loose.push(freed);
    }
  }
  return { loose, left };
}

/** Returns whether the host has ended a stay whose last nights were listed again: another guest has booked them. */
const isOfNewGuest = ({ stay }: Group) => stay.isRevoked && stay.doubt === "again";

/** Returns whether an entry may be a source of a stay. A cancelled stay is opened again for its own days only. */
function mayBeSource(entry: CalendarEntry, group: Group): boolean {
  const { stay } = group;
  const { lastWrite } = entry;
  if (isOfNewGuest(group)) return false;
  const isOfOtherDays = lastWrite !== null && !haveSameDays(entry, lastWrite);
  if (stay.isCancelled && lastWrite?.isCancelled === true && isOfOtherDays) return false;
  return !entry.isDuplicate || overlap(entry, stay);
}

const isLoose = (plan: Plan, entry: CalendarEntry) =>
  entry.cancelledAt === null &&
  entry.lastWrite === null &&
  entry.departure >= plan.input.day.today &&
  plan.isStay(entry);

/** Indexes each stay that entries may join by its days and codes, and by those of its sources. */
function indexGroups(plan: Plan): void {
  for (const group of plan.groups.values()) {
    if (group.stay.isCancelled && group.sourceEntries.length === 0) continue;
    plan.note(group, group.stay);
    for (const sourceEntry of group.sourceEntries) plan.note(group, sourceEntry);
  }
}

/** Finds or creates the stay of each entry without one, the most certain entry first. */
function joinLoose(plan: Plan, loose: readonly CalendarEntry[]): void {
  const firstTileOf = tilesOf(plan);
  for (const entry of loose.toSorted(byRank)) {
    const group = groupFor(plan, entry);
    const tiled = group ? undefined : plan.groups.get(plan.next.get(firstTileOf(entry) ?? "")?.stayId ?? "");
    if (group) {
      const isDuplicate = isDuplicateOfOrphan(entry, group, plan.input.platformOf);
      plan.addSource(group, entry, { isDuplicate });
      plan.note(group, entry);
    } else if (tiled) plan.addSource(tiled, entry, { isDuplicate: true });
    else startStay(plan, entry);
  }
}

const groupFor = (plan: Plan, entry: CalendarEntry): Group | undefined =>
  [...plan.groupsByCode(entry.code), ...plan.groupsOn(entry)].find((group) => plan.mayJoin(entry, group)) ??
  orphanFor(entry, plan.groups, plan.input.platformOf);

/** Returns a function from a closure to the first of other calendars' stays that fill it, if any. */
function tilesOf(plan: Plan): (entry: CalendarEntry) => string | undefined {
  const { day } = plan.input;
  const named = [...plan.next.values()].filter(
    (entry) =>
      entry.cancelledAt === null && entry.missingSince === null && namesGuest(entry) && plan.isStay(entry),
  );
  const tiles = Map.groupBy(named, (entry) => firstDayOf(entry, day));
  return (entry) => (isSelfEvident(entry) ? undefined : firstTile(entry, tiles, firstDayOf(entry, day))?.id);
}

function startStay(plan: Plan, entry: CalendarEntry): void {
  const stay = newStay(plan.input.newId(), entry, plan.input.newCode);
  const group: Group = { stay, sourceEntries: [], isNew: true };
  plan.groups.set(stay.id, group);
  plan.addSource(group, entry);
  plan.note(group, entry);
}

function newStay(id: string, entry: CalendarEntry, newCode: () => string): PlannedStay {
  const { arrival, departure, checkInTime, checkOutTime, guestName, phoneDigits } = entry;
  const code = entry.code ?? newCode();
  const days = { arrival, departure, checkInTime, checkOutTime, guestName, phoneDigits, code };
  return {
    ...days,
    id,
    source: "calendar",
    platform: null,
    doubt: null,
    isCancelled: false,
    isRevoked: false,
    isInUse: false,
  };
}
