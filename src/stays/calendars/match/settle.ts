import type { FeedPlatform } from "#stays/calendars/feed/contract.ts";
import {
  isAirbnbCode,
  LONG_STAY_NIGHTS,
  namesGuest,
  type CalendarEntry,
  type Doubt,
  type Written,
} from "#stays/calendars/match/entry.ts";
import { byRank, isSelfEvident, type Group } from "#stays/calendars/match/group.ts";
import type { Plan } from "#stays/calendars/match/plan.ts";
import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";
import { changesOf, type StayChange } from "#stays/calendars/match/stayChange.ts";
import { nightsBetween } from "#core/days.ts";

export interface SettledStays {
  inserted: PlannedStay[];
  changed: { id: string; change: StayChange }[];
}

/** Applies the plan to every stay that has sources, has lost them, or was merged into another. */
export function settleAll(
  plan: Plan,
  left: readonly CalendarEntry[],
  mergedIds: ReadonlySet<string>,
): SettledStays {
  const settled: SettledStays = { inserted: [], changed: [] };
  const leftByStay = Map.groupBy(left, ({ stayId }) => stayId);
  for (const group of plan.groups.values()) {
    const gone = leftByStay.get(group.stay.id) ?? [];
    const isMerged = mergedIds.has(group.stay.id);
    if (group.holders.length === 0 && gone.length === 0 && !isMerged) continue;
    settle(plan, settled, { group, gone, isMerged });
  }
  return settled;
}

interface Settling {
  group: Group;
  gone: readonly CalendarEntry[];
  isMerged: boolean;
}

/** A stay with its sources, the most certain first, and the values that were last written to it. */
interface RankedGroup {
  group: Group;
  holders: readonly CalendarEntry[];
  /** Those that are no duplicates. */
  own: readonly CalendarEntry[];
  gone: readonly CalendarEntry[];
  lastWrite: Written | null;
}

function settle(plan: Plan, settled: SettledStays, { group, gone, isMerged }: Settling): void {
  const holders = rankedHolders(plan, group);
  const own = holders.filter(({ isEcho }) => !isEcho);
  const lastWrite =
    [...own, ...holders, ...gone].find((entry) => entry.lastWrite !== null)?.lastWrite ?? null;
  const ranked: RankedGroup = { group, holders, own, gone, lastWrite };
  if (isMerged || (own.length === 0 && gone.length > 0)) endStay(plan, settled, ranked);
  // A stay without entries is one of a deleted calendar, and is not changed.
  else if (own.length > 0) writeStay(plan, settled, ranked);
}

/**
 * Returns the sources of a stay by certainty. A duplicate stays one: the stay that it duplicates may be gone while its
 * own feed is late.
 */
function rankedHolders(plan: Plan, group: Group): CalendarEntry[] {
  const isNamed = group.holders.some(namesGuest);
  return group.holders
    .map((holder) => {
      const isEcho = !isSelfEvident(holder) && (isNamed || holder.isEcho);
      return isEcho === holder.isEcho ? holder : plan.change(holder, { isEcho });
    })
    .toSorted(byRank);
}

/** Ends a stay without sources: one from a calendar is cancelled, one that the host made is in doubt. */
function endStay(
  plan: Plan,
  settled: SettledStays,
  { group: { stay }, holders, gone, lastWrite }: RankedGroup,
): void {
  const isOpenedAgain = lastWrite?.isCancelled === true && !stay.isCancelled;
  const isConfirmed = isOpenedAgain || (lastWrite?.doubt === "missing" && stay.doubt === null);
  const isEnded = !isConfirmed && stay.source === "calendar" && stay.departure >= plan.input.day.today;
  const isInDoubt = stay.source !== "calendar" && stay.doubt === null && lastWrite?.doubt !== "missing";
  if (isEnded && !stay.isCancelled)
    settled.changed.push({ id: stay.id, change: { isCancelled: true, doubt: null } });
  if (isInDoubt) settled.changed.push({ id: stay.id, change: { doubt: "missing" } });
  const now: Written | null = lastWrite && {
    ...lastWrite,
    doubt: isEnded ? null : isInDoubt ? "missing" : lastWrite.doubt,
    isCancelled: isEnded || lastWrite.isCancelled,
  };
  for (const echo of holders) plan.change(echo, { stayId: null, lastWrite: null });
  for (const entry of gone) if (!isSame(entry.lastWrite, now)) plan.change(entry, { lastWrite: now });
}

/** Writes the values of the sources to the stay. */
function writeStay(
  plan: Plan,
  settled: SettledStays,
  { group: { stay, isNew }, holders, own, gone, lastWrite }: RankedGroup,
): void {
  const result = changesOf(stay, own, lastWrite, doubtOf(own, stay));
  const platform = platformOfStay(own, plan.input.platformOf) ?? stay.platform;
  if (platform !== stay.platform) result.change.platform = platform;
  if (isNew) settled.inserted.push({ ...stay, ...result.change });
  else if (Object.keys(result.change).length > 0)
    settled.changed.push({ id: stay.id, change: result.change });
  for (const holder of holders)
    if (!isSame(holder.lastWrite, result.lastWrite)) plan.change(holder, { lastWrite: result.lastWrite });
  // A booking that was moved to another room or recreated is detached from the stay, which keeps its other sources.
  for (const entry of gone)
    if (entry.cancelledAt === null) plan.change(entry, { stayId: null, lastWrite: null });
}

/**
 * Returns the platform of a stay. A property management system forwards platforms' bookings: of those only Airbnb's
 * codes identify the platform.
 */
function platformOfStay(
  own: readonly CalendarEntry[],
  platformOf: (calendarId: string) => FeedPlatform,
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

const isSame = (a: Written | null, b: Written | null) => JSON.stringify(a) === JSON.stringify(b);
