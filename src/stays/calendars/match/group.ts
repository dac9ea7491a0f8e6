import { haveSameDays } from "#stays/calendars/days.ts";
import { isBookingUid, type FeedPlatform } from "#stays/calendars/feed/contract.ts";
import {
  areOneName,
  haveOtherCodes,
  haveSameCode,
  nameOthers,
  namesGuest,
  type CalendarEntry,
} from "#stays/calendars/match/entry.ts";
import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";
import type { Today } from "#stays/calendars/match/today.ts";

/** A stay with its source entries. */
export interface Group {
  stay: PlannedStay;
  sourceEntries: CalendarEntry[];
  isNew: boolean;
}

type PlatformOf = (calendarId: string) => FeedPlatform;

/** Returns the platform of an entry. A channel manager passes on Booking.com's entries with their UIDs. */
export const platformOfEntry = (
  { calendarId, uid }: Pick<CalendarEntry, "calendarId" | "uid">,
  platformOf: PlatformOf,
): FeedPlatform => (isBookingUid(uid) ? "booking" : platformOf(calendarId));

/** Returns whether an entry may be a source of a group's stay: another calendar's, not another room's. */
export function mayJoin(
  entry: CalendarEntry,
  { stay, sourceEntries }: Group,
  platformOf: PlatformOf,
): boolean {
  // An entry that this calendar lacks may be the same booking under another UID: another calendar has its new days
  // already.
  const mayBeSame = (sourceEntry: CalendarEntry) =>
    sourceEntry.missingSince !== null && !nameOthers(sourceEntry, entry);
  if (
    sourceEntries.some(
      (sourceEntry) => sourceEntry.calendarId === entry.calendarId && !mayBeSame(sourceEntry),
    )
  )
    return false;
  if (haveOtherCodes(stay, entry) || sourceEntries.some((sourceEntry) => haveOtherCodes(sourceEntry, entry)))
    return false;
  if (sourceEntries.some((sourceEntry) => areTwoBookings(sourceEntry, entry, platformOf))) return false;
  // The first booking may be cancelled and the same nights booked again.
  const isGoing = ({ isDuplicate, missingSince }: CalendarEntry) => isDuplicate || missingSince !== null;
  if (sourceEntries.length > 0 && sourceEntries.every(isGoing) && !haveSameCode(stay, entry)) return false;
  if (sourceEntries.length > 0) return true;
  if (stay.isCancelled || stay.isRevoked) return false;
  const isOthers = entry.code !== null && !haveSameCode(stay, entry);
  // A code that this app generated was sent by the host: an entry with another code gets a separate stay, and both
  // codes work.
  if (isOthers) return false;
  return stay.source === "calendar" ? !isOfAnotherGuest(entry, stay, platformOf) : haveSameDays(stay, entry);
}

/** Returns whether an entry is a booking of another platform than a stay without sources, or names another guest. */
function isOfAnotherGuest(entry: CalendarEntry, stay: PlannedStay, platformOf: PlatformOf): boolean {
  const platform = platformOfEntry(entry, platformOf);
  const isOfOtherPlatform =
    entry.kind === "stay" && platform !== "other" && stay.platform !== null && platform !== stay.platform;
  const hasOtherName =
    entry.guestName !== null && stay.guestName !== null && !areOneName(entry.guestName, stay.guestName);
  return isOfOtherPlatform || hasOtherName;
}

/** Returns whether an entry is another platform's closure of the nights of a stay whose calendar was deleted. */
export function isDuplicateOfOrphan(
  entry: CalendarEntry,
  { stay, sourceEntries, isNew }: Group,
  platformOf: PlatformOf,
): boolean {
  if (isNew || sourceEntries.length > 0 || stay.source !== "calendar") return false;
  if (stay.platform === null || stay.platform === "direct") return false;
  return (
    !isSelfEvident(entry) && entry.kind !== "stay" && platformOfEntry(entry, platformOf) !== stay.platform
  );
}

/** Returns whether entries are bookings of two platforms: each lists the other's as closed. */
function areTwoBookings(a: CalendarEntry, b: CalendarEntry, platformOf: PlatformOf): boolean {
  const [ofA, ofB] = [platformOfEntry(a, platformOf), platformOfEntry(b, platformOf)];
  const isBooked = a.kind === "stay" && b.kind === "stay";
  return isBooked && ofA !== ofB && ofA !== "other" && ofB !== "other";
}

/** Returns the stay of a calendar that was deleted and is added again. */
export function orphanFor(
  entry: CalendarEntry,
  groups: ReadonlyMap<string, Group>,
  platformOf: PlatformOf,
): Group | undefined {
  for (const group of groups.values()) {
    const { stay, sourceEntries, isNew } = group;
    if (isNew || sourceEntries.length > 0 || stay.source !== "calendar" || stay.isCancelled) continue;
    if (haveSameCode(stay, entry) || (haveSameDays(stay, entry) && mayJoin(entry, group, platformOf)))
      return group;
  }
  return undefined;
}

/** Returns whether an entry is a stay whatever other entries have its days. */
export const isSelfEvident = (entry: CalendarEntry) => namesGuest(entry) || entry.decision === "stay";

/** Some platforms omit days that are over: of a stay that has begun only the day of departure is compared. */
export const firstDayOf = ({ arrival }: Pick<CalendarEntry, "arrival">, { today }: Today) =>
  arrival < today ? today : arrival;

/** Returns equal keys for equal days of two calendars. */
export const daysKey = (days: Pick<CalendarEntry, "arrival" | "departure">, day: Today) =>
  `${firstDayOf(days, day)} ${days.departure}`;

/** Orders entries that name the guest first, then stays before unclear entries, then known entries before new ones. */
export const byRank = (a: CalendarEntry, b: CalendarEntry): number => rankOf(b) - rankOf(a);

const rankOf = ({ code, guestName, kind, decision, isDuplicate }: CalendarEntry) =>
  (isDuplicate ? 0 : 16) +
  (code !== null ? 8 : 0) +
  (guestName !== null ? 4 : 0) +
  (decision === "stay" ? 2 : 0) +
  (kind === "stay" ? 1 : 0);
