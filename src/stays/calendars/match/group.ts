import { haveSameDays } from "#stays/calendars/days.ts";
import type { FeedPlatform } from "#stays/calendars/feed/contract.ts";
import {
  haveOtherCodes,
  haveSameCode,
  nameOthers,
  namesGuest,
  type CalendarEntry,
} from "#stays/calendars/match/entry.ts";
import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";
import type { Today } from "#stays/calendars/match/today.ts";

/** A stay with the entries that stand for it. */
export interface Group {
  stay: PlannedStay;
  holders: CalendarEntry[];
  isNew: boolean;
}

type PlatformOf = (calendarId: string) => FeedPlatform;

/** Two rooms of one calendar may have the same days; two calendars with the same days mean one stay. */
export function mayJoin(entry: CalendarEntry, { stay, holders }: Group, platformOf: PlatformOf): boolean {
  // One that is missing there may be the same by another UID: another calendar has its new days already.
  const mayBeSame = (holder: CalendarEntry) => holder.missingSince !== null && !nameOthers(holder, entry);
  if (holders.some((holder) => holder.calendarId === entry.calendarId && !mayBeSame(holder))) return false;
  if (haveOtherCodes(stay, entry) || holders.some((holder) => haveOtherCodes(holder, entry))) return false;
  if (holders.some((holder) => areTwoBookings(holder, entry, platformOf))) return false;
  // Whose booking it was may have cancelled: the same nights are booked again.
  const isGoing = ({ isEcho, missingSince }: CalendarEntry) => isEcho || missingSince !== null;
  if (holders.length > 0 && holders.every(isGoing) && !haveSameCode(stay, entry)) return false;
  if (holders.length > 0) return true;
  if (stay.isCancelled || stay.isRevoked) return false;
  const isOthers = entry.code !== null && !haveSameCode(stay, entry);
  // A code of ours is what the host has sent: another code gets a stay of its own, and both work.
  return !isOthers && (stay.source === "calendar" || haveSameDays(stay, entry));
}

/** Two platforms never list one booking as theirs: what the other has booked each calls closed. */
function areTwoBookings(a: CalendarEntry, b: CalendarEntry, platformOf: PlatformOf): boolean {
  const [ofA, ofB] = [platformOf(a.calendarId), platformOf(b.calendarId)];
  const isBooked = a.kind === "stay" && b.kind === "stay";
  return isBooked && ofA !== ofB && ofA !== "other" && ofB !== "other";
}

/** The stay of a calendar that was deleted and is added again. */
export function orphanFor(
  entry: CalendarEntry,
  groups: ReadonlyMap<string, Group>,
  platformOf: PlatformOf,
): Group | undefined {
  for (const group of groups.values()) {
    const { stay, holders, isNew } = group;
    if (isNew || holders.length > 0 || stay.source !== "calendar" || stay.isCancelled) continue;
    if (haveSameCode(stay, entry) || (haveSameDays(stay, entry) && mayJoin(entry, group, platformOf)))
      return group;
  }
  return undefined;
}

/** Returns whether an entry is a stay of its own, whatever else stands on its days. */
export const isSelfEvident = (entry: CalendarEntry) => namesGuest(entry) || entry.decision === "stay";

/** Some platforms export no day that is over: of what has begun, the day of departure alone tells. */
export const firstDayOf = ({ arrival }: Pick<CalendarEntry, "arrival">, { today }: Today) =>
  arrival < today ? today : arrival;

/** Equal days of two calendars have equal keys. */
export const daysKey = (days: Pick<CalendarEntry, "arrival" | "departure">, day: Today) =>
  `${firstDayOf(days, day)} ${days.departure}`;

/** Who says who stays comes first; a stay comes before what may be one, the entry that was there before. */
export const byRank = (a: CalendarEntry, b: CalendarEntry): number => rankOf(b) - rankOf(a);

const rankOf = ({ code, guestName, kind, decision, isEcho }: CalendarEntry) =>
  (isEcho ? 0 : 16) +
  (code !== null ? 8 : 0) +
  (guestName !== null ? 4 : 0) +
  (decision === "stay" ? 2 : 0) +
  (kind === "stay" ? 1 : 0);
