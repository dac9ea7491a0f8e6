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

/** Says what becomes of every stay that entries hold up, have left, or that was merged into another. */
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

/** A stay with what holds it up, the surest first, and what was last written into it. */
interface RankedGroup {
  group: Group;
  holders: readonly CalendarEntry[];
  /** Those that are no echoes. */
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
  // Without any its calendar was deleted: the stay stands by itself.
  else if (own.length > 0) writeStay(plan, settled, ranked);
}

/** Once an echo an entry stays one: what it repeated may have gone, and its own feed is slower. */
function rankedHolders(plan: Plan, group: Group): CalendarEntry[] {
  const isNamed = group.holders.some(namesGuest);
  return group.holders
    .map((holder) => {
      const isEcho = !isSelfEvident(holder) && (isNamed || holder.isEcho);
      return isEcho === holder.isEcho ? holder : plan.change(holder, { isEcho });
    })
    .toSorted(byRank);
}

/** Nothing holds the stay up any more: one that a calendar made is cancelled, one of the host's is in doubt. */
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

/** Writes into the stay what those that hold it up say. */
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
  // A booking that was given to another room or made anew leaves the stay to those that hold it.
  for (const entry of gone)
    if (entry.cancelledAt === null) plan.change(entry, { stayId: null, lastWrite: null });
}

/** A management system passes on what platforms have: of those Airbnb's codes alone tell whose they are. */
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
