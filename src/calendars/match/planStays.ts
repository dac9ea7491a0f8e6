import { overlap } from "#calendars/days.ts";
import type { FeedPlatform } from "#calendars/feed/contract.ts";
import {
  isAirbnbCode,
  isStay,
  namesGuest,
  type CalendarEntry,
  type Closures,
  type Doubt,
  type Written,
} from "#calendars/match/entry.ts";
import {
  daysKey,
  firstDayOf,
  isSelfEvident,
  mayJoin,
  orphanFor,
  type Group,
} from "#calendars/match/group.ts";
import type { PlannedStay } from "#calendars/match/plannedStay.ts";
import { firstTile } from "#calendars/match/tiles.ts";
import { changesOf, type StayChange } from "#calendars/match/stayChange.ts";
import type { Today } from "#calendars/match/today.ts";
import { nightsBetween } from "#platform/days.ts";

export interface StayPlan {
  /** All entries from now on. One that has not changed is the same object. */
  entries: CalendarEntry[];
  inserted: PlannedStay[];
  changed: { id: string; change: StayChange }[];
}

interface Given {
  entries: readonly CalendarEntry[];
  stays: readonly PlannedStay[];
  closuresOf: (calendarId: string) => Closures;
  platformOf: (calendarId: string) => FeedPlatform;
  /** The id of a new stay, and a guest code of ours for one whose feed has none. */
  newId: () => string;
  newCode: () => string;
  day: Today;
}

/** The shortest stay of which the host is asked whether it is one (Calendars 3). */
export const LONG_STAY_NIGHTS = 91;

/**
 * Plans what becomes of a guidebook's stays, from the entries of all its calendars: which are new, moved, in doubt, cancelled.
 * Two calendars with the same days mean one stay (Calendars 5); what a host has changed stays as it is (Calendars 6).
 */
export function planStays(given: Given): StayPlan {
  const { entries, stays, closuresOf, platformOf, newId, newCode, day } = given;
  const next = new Map(entries.map((entry) => [entry.id, entry]));
  const change = (entry: CalendarEntry, more: Partial<CalendarEntry>): CalendarEntry => {
    const changed = { ...entry, ...more };
    next.set(entry.id, changed);
    return changed;
  };
  const groups = new Map<string, Group>(stays.map((stay) => [stay.id, { stay, holders: [], isNew: false }]));
  const loose: CalendarEntry[] = [];
  const left: CalendarEntry[] = [];
  const isLoose = (entry: CalendarEntry) =>
    entry.cancelledAt === null &&
    entry.lastWrite === null &&
    entry.departure >= day.today &&
    isStay(entry, closuresOf(entry.calendarId));
  for (const entry of entries) {
    const group = entry.stayId === null ? undefined : groups.get(entry.stayId);
    const stands =
      entry.cancelledAt === null && (isStay(entry, closuresOf(entry.calendarId)) || entry.isEcho);
    if (!group) {
      if (isLoose(entry)) loose.push(entry);
    } else if (!stands || entry.decision === "ours") left.push(entry);
    else if (!entry.isEcho || overlap(entry, group.stay)) group.holders.push(entry);
    else {
      const freed = change(entry, { stayId: null, isEcho: false, lastWrite: null });
      if (isLoose(freed)) loose.push(freed);
    }
  }

  const groupsByDays = new Map<string, Group[]>();
  const groupsByCode = new Map<string, Group[]>();
  const note = (
    group: Group,
    { arrival, departure, code }: Pick<CalendarEntry, "arrival" | "departure" | "code">,
  ) => {
    add(groupsByDays, daysKey({ arrival, departure }, day), group);
    if (code !== null) add(groupsByCode, code, group);
  };
  for (const group of groups.values()) {
    if (group.stay.isCancelled && group.holders.length === 0) continue;
    note(group, group.stay);
    for (const holder of group.holders) note(group, holder);
  }
  const named = [...next.values()].filter(
    (entry) => entry.cancelledAt === null && namesGuest(entry) && isStay(entry, closuresOf(entry.calendarId)),
  );
  const tiles = Map.groupBy(named, (entry) => firstDayOf(entry, day));

  for (const entry of loose.toSorted(byRank)) {
    const found = [
      ...(entry.code === null ? [] : (groupsByCode.get(entry.code) ?? [])),
      ...(groupsByDays.get(daysKey(entry, day)) ?? []),
    ].find((group) => mayJoin(entry, group));
    const group = found ?? orphanFor(entry, groups);
    if (group) {
      group.holders.push(change(entry, { stayId: group.stay.id }));
      note(group, entry);
      continue;
    }
    const tile = isSelfEvident(entry) ? undefined : firstTile(entry, tiles, firstDayOf(entry, day));
    const tiled = groups.get(next.get(tile?.id ?? "")?.stayId ?? "");
    if (tiled) {
      tiled.holders.push(change(entry, { stayId: tiled.stay.id, isEcho: true }));
      continue;
    }
    const stay = newStay(newId(), entry, newCode);
    const made: Group = { stay, holders: [change(entry, { stayId: stay.id })], isNew: true };
    groups.set(stay.id, made);
    note(made, entry);
  }

  for (const entry of entries) {
    if (!entry.isEcho || next.get(entry.id)?.stayId !== null || entry.cancelledAt !== null) continue;
    const group = groupsByDays
      .get(daysKey(entry, day))
      ?.find((each) => mayJoin(entry, each) && each.holders.some(namesGuest));
    group?.holders.push(change(entry, { stayId: group.stay.id }));
  }
  const merged = mergeEchoes(groups, groupsByDays, change, day);
  const plan: StayPlan = { entries: [], inserted: [], changed: [] };
  const leftByStay = Map.groupBy(left, ({ stayId }) => stayId);
  for (const group of groups.values()) {
    const gone = leftByStay.get(group.stay.id) ?? [];
    if (group.holders.length === 0 && gone.length === 0 && !merged.has(group.stay.id)) continue;
    settle(group, gone, { plan, change, platformOf, isMerged: merged.has(group.stay.id), day });
  }
  plan.entries = entries.map((entry) => next.get(entry.id) ?? entry);
  return plan;
}

interface Settling {
  plan: StayPlan;
  change: (entry: CalendarEntry, more: Partial<CalendarEntry>) => CalendarEntry;
  platformOf: Given["platformOf"];
  isMerged: boolean;
  day: Today;
}

/** Says what becomes of one stay: who holds it up, whether it is in doubt or cancelled, what is written into it. */
function settle(
  group: Group,
  gone: readonly CalendarEntry[],
  { plan, change, platformOf, isMerged, day }: Settling,
): void {
  const { stay } = group;
  const isNamed = group.holders.some(namesGuest);
  const holders = group.holders
    .map((holder) => {
      // Once an echo it stays one: what it repeated may have gone, and its own feed is slower.
      const isEcho = !isSelfEvident(holder) && (isNamed || holder.isEcho);
      return isEcho === holder.isEcho ? holder : change(holder, { isEcho });
    })
    .toSorted(byRank);
  const own = holders.filter(({ isEcho }) => !isEcho);
  const lastWrite =
    [...own, ...holders, ...gone].find((entry) => entry.lastWrite !== null)?.lastWrite ?? null;
  const isConfirmed = lastWrite?.doubt === "missing" && stay.doubt === null;

  // Its calendar was deleted: the stay stands by itself.
  if (own.length === 0 && gone.length === 0 && !isMerged) return;
  if (own.length === 0 || isMerged) {
    const endedByFeed = !isConfirmed && stay.source === "calendar" && stay.departure >= day.today;
    const now: Written | null = lastWrite && {
      ...lastWrite,
      isCancelled: endedByFeed || lastWrite.isCancelled,
    };
    if (endedByFeed && !stay.isCancelled)
      plan.changed.push({ id: stay.id, change: { isCancelled: true, doubt: null } });
    else if (
      !endedByFeed &&
      stay.source !== "calendar" &&
      stay.doubt === null &&
      lastWrite?.doubt !== "missing"
    ) {
      plan.changed.push({ id: stay.id, change: { doubt: "missing" } });
      if (now) now.doubt = "missing";
    }
    if (now && endedByFeed) now.doubt = null;
    for (const echo of holders) change(echo, { stayId: null, lastWrite: null });
    for (const entry of gone) if (!isSame(entry.lastWrite, now)) change(entry, { lastWrite: now });
    return;
  }

  const result = changesOf(stay, own, lastWrite, doubtOf(own, stay));
  const platform = platformOfStay(own, platformOf) ?? stay.platform;
  if (platform !== stay.platform) result.change.platform = platform;
  if (group.isNew) plan.inserted.push({ ...stay, ...result.change });
  else if (Object.keys(result.change).length > 0) plan.changed.push({ id: stay.id, change: result.change });
  for (const holder of holders)
    if (!isSame(holder.lastWrite, result.lastWrite)) change(holder, { lastWrite: result.lastWrite });
  // A booking that was given to another room or made anew leaves the stay to those that hold it.
  for (const entry of gone) if (entry.cancelledAt === null) change(entry, { stayId: null, lastWrite: null });
}

/** A management system passes on what platforms have: of those Airbnb's codes alone tell whose they are. */
function platformOfStay(
  own: readonly CalendarEntry[],
  platformOf: Given["platformOf"],
): PlannedStay["platform"] {
  const platforms = own.map(({ calendarId }) => platformOf(calendarId));
  const known = platforms.find((platform) => platform !== "other");
  return known ?? (own.some(({ code }) => isAirbnbCode(code)) ? "airbnb" : null);
}

function doubtOf(own: readonly CalendarEntry[], stay: PlannedStay): Doubt {
  if (own.every(({ missingSince }) => missingSince !== null)) return "missing";
  const [owner] = own;
  const isConfirmed = stay.source !== "calendar" || own.some(({ decision }) => decision === "stay");
  return owner && !isConfirmed && nightsBetween(owner.arrival, owner.departure) >= LONG_STAY_NIGHTS
    ? "long"
    : null;
}

/** Who says who stays comes first; a stay comes before what may be one, the entry that was there before. */
function byRank(a: CalendarEntry, b: CalendarEntry): number {
  return rankOf(b) - rankOf(a);
}

const rankOf = ({ code, guestName, kind, decision, isEcho }: CalendarEntry) =>
  (isEcho ? 0 : 16) +
  (code !== null ? 8 : 0) +
  (guestName !== null ? 4 : 0) +
  (decision === "stay" ? 2 : 0) +
  (kind === "stay" ? 1 : 0);

/** A stay that only a closure holds, beside one with the same days that names its guest or is a stay for sure, is that one. */
function mergeEchoes(
  groups: ReadonlyMap<string, Group>,
  byDays: ReadonlyMap<string, Group[]>,
  change: Settling["change"],
  day: Today,
): Set<string> {
  const merged = new Set<string>();
  for (const group of groups.values()) {
    const [only, ...others] = group.holders;
    if (!only || others.length > 0 || isSelfEvident(only)) continue;
    if (group.isNew || group.stay.isInUse || group.stay.source !== "calendar") continue;
    const target = byDays
      .get(daysKey(only, day))
      ?.find(
        (other) =>
          other !== group &&
          !other.stay.isCancelled &&
          other.holders.some(
            (holder) =>
              (namesGuest(holder) || (holder.kind === "stay" && only.kind === "unclear")) &&
              holder.calendarId !== only.calendarId &&
              daysKey(holder, day) === daysKey(only, day),
          ),
      );
    if (!target) continue;
    merged.add(group.stay.id);
    group.holders = [];
    const isEcho = target.holders.some(namesGuest);
    target.holders.push(change(only, { stayId: target.stay.id, isEcho, lastWrite: null }));
  }
  return merged;
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

function add(map: Map<string, Group[]>, key: string, group: Group): void {
  const list = map.get(key);
  if (!list) map.set(key, [group]);
  else if (!list.includes(group)) list.push(group);
}

const isSame = (a: Written | null, b: Written | null) => JSON.stringify(a) === JSON.stringify(b);
