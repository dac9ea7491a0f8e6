import type { FeedPlatform } from "#stays/calendars/feed/contract.ts";
import {
  isAirbnbCode,
  LONG_STAY_NIGHTS,
  namesGuest,
  type CalendarEntry,
  type Doubt,
  type Written,
} from "#stays/calendars/match/entry.ts";
import { byRank, isSelfEvident, platformOfEntry, type Group } from "#stays/calendars/match/group.ts";
import type { Plan } from "#stays/calendars/match/plan.ts";
import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";
import { changesOf, type StayChange } from "#stays/calendars/match/stayChange.ts";
import { nightsBetween } from "#core/days.ts";

export interface AppliedPlan {
  inserted: PlannedStay[];
  changed: { id: string; change: StayChange }[];
}

/** Applies the plan to every stay that has sources, has lost them, or was merged into another. */
export function applyPlan(
  plan: Plan,
  left: readonly CalendarEntry[],
  mergedIds: ReadonlySet<string>,
): AppliedPlan {
  const applied: AppliedPlan = { inserted: [], changed: [] };
  const leftByStay = Map.groupBy(left, ({ stayId }) => stayId);
  for (const group of plan.groups.values()) {
    const gone = leftByStay.get(group.stay.id) ?? [];
    const isMerged = mergedIds.has(group.stay.id);
    if (group.sourceEntries.length === 0 && gone.length === 0 && !isMerged) continue;
    applyToStay(plan, applied, { group, gone, isMerged });
  }
  return applied;
}

interface GroupChange {
  group: Group;
  gone: readonly CalendarEntry[];
  isMerged: boolean;
}

/** A stay with its sources, the most certain first, and the values that were last written to it. */
interface RankedGroup {
  group: Group;
  sourceEntries: readonly CalendarEntry[];
  /** Those that are no duplicates. */
  own: readonly CalendarEntry[];
  gone: readonly CalendarEntry[];
  lastWrite: Written | null;
}

function applyToStay(plan: Plan, applied: AppliedPlan, { group, gone, isMerged }: GroupChange): void {
  const sourceEntries = rankedSources(plan, group);
  const own = sourceEntries.filter(({ isDuplicate }) => !isDuplicate);
  const lastWrite =
    [...own, ...sourceEntries, ...gone].find((entry) => entry.lastWrite !== null)?.lastWrite ?? null;
  const ranked: RankedGroup = { group, sourceEntries, own, gone, lastWrite };
  if (isMerged || (own.length === 0 && gone.length > 0)) endStay(plan, applied, ranked);
  // A stay without entries is one of a deleted calendar, and is not changed.
  else if (own.length > 0) writeStay(plan, applied, ranked);
}

/** Returns a stay's sources by certainty; a duplicate stays one while its stay's feed is late. */
function rankedSources(plan: Plan, group: Group): CalendarEntry[] {
  const isNamed = group.sourceEntries.some(namesGuest);
  return group.sourceEntries
    .map((sourceEntry) => {
      const isDuplicate = !isSelfEvident(sourceEntry) && (isNamed || sourceEntry.isDuplicate);
      return isDuplicate === sourceEntry.isDuplicate
        ? sourceEntry
        : plan.change(sourceEntry, { isDuplicate });
    })
    .toSorted(byRank);
}

/** Ends a stay without sources: one from a calendar is cancelled, one that the host made is in doubt. */
function endStay(
  plan: Plan,
  applied: AppliedPlan,
  { group: { stay }, sourceEntries, gone, lastWrite }: RankedGroup,
): void {
  const isOpenedAgain = lastWrite?.isCancelled === true && !stay.isCancelled;
  const isConfirmed = isOpenedAgain || (lastWrite?.doubt === "missing" && stay.doubt === null);
  const isEnded = !isConfirmed && stay.source === "calendar" && stay.departure >= plan.input.day.today;
  const isInDoubt = stay.source !== "calendar" && stay.doubt === null && lastWrite?.doubt !== "missing";
  if (isEnded && !stay.isCancelled)
    applied.changed.push({ id: stay.id, change: { isCancelled: true, doubt: null } });
  if (isInDoubt) applied.changed.push({ id: stay.id, change: { doubt: "missing" } });
  const now: Written | null = lastWrite && {
    ...lastWrite,
    doubt: isEnded ? null : isInDoubt ? "missing" : lastWrite.doubt,
    isCancelled: isEnded || lastWrite.isCancelled,
  };
  for (const duplicate of sourceEntries) plan.change(duplicate, { stayId: null, lastWrite: null });
  for (const entry of gone) if (!isSame(entry.lastWrite, now)) plan.change(entry, { lastWrite: now });
}

function writeStay(
  plan: Plan,
  applied: AppliedPlan,
  { group: { stay, isNew }, sourceEntries, own, gone, lastWrite }: RankedGroup,
): void {
  const result = changesOf(stay, own, lastWrite, doubtOf(plan, own, stay));
  const platform = platformOfStay(own, plan.input.platformOf);
  // A closure may be of a stay that was booked anywhere: it replaces no platform.
  const isBooked = stay.platform === null || own.some((entry) => entry.kind === "stay" || namesGuest(entry));
  if (platform !== null && platform !== stay.platform && isBooked) result.change.platform = platform;
  if (isNew) applied.inserted.push({ ...stay, ...result.change });
  else if (Object.keys(result.change).length > 0)
    applied.changed.push({ id: stay.id, change: result.change });
  for (const sourceEntry of sourceEntries)
    if (!isSame(sourceEntry.lastWrite, result.lastWrite))
      plan.change(sourceEntry, { lastWrite: result.lastWrite });
  // A booking that was moved to another room or recreated is detached from the stay, which keeps its other sources.
  for (const entry of gone)
    if (entry.cancelledAt === null) plan.change(entry, { stayId: null, lastWrite: null });
}

/** Returns a stay's platform. Of forwarded bookings only Airbnb's codes and Booking.com's UIDs tell it. */
function platformOfStay(own: readonly CalendarEntry[], platformOf: (calendarId: string) => FeedPlatform) {
  const platforms = own.map((entry) => platformOfEntry(entry, platformOf));
  const known = platforms.find((platform) => platform !== "other");
  return known ?? (own.some(({ code }) => isAirbnbCode(code)) ? "airbnb" : null);
}

function doubtOf({ input }: Plan, own: readonly CalendarEntry[], stay: PlannedStay): Doubt {
  if (own.every(({ missingSince }) => missingSince !== null)) return "missing";
  // The host says whose nights they are; until then each reading finds the same doubt.
  if (own.every(({ id, lastWrite }) => input.listedAgain?.has(id) || lastWrite?.doubt === "again"))
    return "again";
  const [owner] = own;
  const isConfirmed = stay.source !== "calendar" || own.some(({ decision }) => decision === "stay");
  return owner && !isConfirmed && nightsBetween(owner.arrival, owner.departure) >= LONG_STAY_NIGHTS
    ? "long"
    : null;
}

const isSame = (a: Written | null, b: Written | null) => JSON.stringify(a) === JSON.stringify(b);
