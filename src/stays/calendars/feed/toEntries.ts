import type { EntryKind, Feed, FeedEntry, FeedPlatform, SkipReason } from "#stays/calendars/feed/contract.ts";
import { endOf, type FeedEvent } from "#stays/calendars/feed/feedEvent.ts";
import { atProperty, type FeedMoment } from "#stays/calendars/feed/feedMoment.ts";
import { findCode, findGuestName, findPhoneDigits } from "#stays/calendars/feed/guestDetails.ts";
import { kindOf } from "#stays/calendars/feed/kindOf.ts";
import { withoutParts } from "#stays/calendars/feed/parts.ts";
import { nightsBetween } from "#core/days.ts";
import { LONGEST_NIGHTS } from "#stays/contract.ts";

/** Events that are converted between two yields, which takes a few milliseconds. */
const EVENTS_A_TURN = 100;

/** Converts events to entries; counts the others by reason (events that are left out, Calendars 3). */
export function* toEntries(
  events: readonly FeedEvent[],
  platform: FeedPlatform,
  timeZone: string | null,
): Generator<void, Omit<Feed, "platform">> {
  const skipped: Feed["skipped"] = {};
  const unreadable: string[] = [];
  const skip = (reason: SkipReason, uid?: string) => {
    skipped[reason] = (skipped[reason] ?? 0) + 1;
    if (uid !== undefined) unreadable.push(uid);
  };
  const zone = timeZone !== null && isZone(timeZone) ? timeZone : "UTC";
  const isZoneKnown = zone === timeZone;
  const cancelled: string[] = [];
  const entries: FeedEntry[] = [];
  const { whole, parts } = withoutParts(newestOf(events));
  for (let left = parts; left > 0; left -= 1) skip("part of another");
  for (const [index, event] of whole.entries()) {
    if (index % EVENTS_A_TURN === 0) yield;
    if (event.uid === "") skip("no uid");
    else if (event.status === "CANCELLED") cancelled.push(event.uid);
    else if (event.repeats) skip("repeats", event.uid);
    else {
      const { start } = event;
      const end = endOf(event);
      if (!start || !end) skip("no day", event.uid);
      else {
        const at = (moment: FeedMoment) => (areDays(start, end) ? moment : atProperty(moment, zone));
        const entry = toEntry(event, platform, at(start), at(end), isZoneKnown);
        if (entry) entries.push(entry);
        else skip("no night", event.uid);
      }
    }
  }
  return { entries: withUniqueUids(entries), cancelled, unreadable, skipped };
}

/** Some systems write days as midnights in UTC: west of Greenwich these would be the evenings before. */
const areDays = (start: FeedMoment, end: FeedMoment) =>
  start.isUtc && start.time === "00:00" && end.time === "00:00";

function toEntry(
  event: FeedEvent,
  platform: FeedPlatform,
  start: FeedMoment,
  end: FeedMoment,
  isZoneKnown: boolean,
): FeedEntry | null {
  const nights = nightsBetween(start.day, end.day);
  if (nights < 1) return null;
  // More nights are a block, whatever the summary is (Calendars 3).
  const kind: EntryKind = nights > LONGEST_NIGHTS ? "block" : kindOf(event, platform);
  const days = { uid: event.uid, arrival: start.day, departure: end.day, kind };
  if (kind === "block") return { ...days, ...noGuest };
  const isGuess = event.start?.isUtc === true && !isZoneKnown;
  return {
    ...days,
    code: findCode(`${event.summary}\n${event.description}`),
    guestName: findGuestName(event.summary),
    phoneDigits: findPhoneDigits(event.description),
    ...(isGuess ? { checkInTime: null, checkOutTime: null } : timesOf(start, end)),
  };
}

const noGuest = { code: null, guestName: null, phoneDigits: null, checkInTime: null, checkOutTime: null };

/** Returns check-in and check-out if plausible: many systems write noon or midnight for both. */
function timesOf(start: FeedMoment, end: FeedMoment): Pick<FeedEntry, "checkInTime" | "checkOutTime"> {
  const canBe =
    start.time !== null &&
    end.time !== null &&
    start.time >= "13:00" &&
    end.time >= "06:00" &&
    end.time <= "13:00";
  return canBe
    ? { checkInTime: start.time, checkOutTime: end.time }
    : { checkInTime: null, checkOutTime: null };
}

/** Returns the last of several versions of an event (the same UID and start, RFC 5545 §3.8.7.4). */
function newestOf(events: readonly FeedEvent[]): FeedEvent[] {
  const byKey = new Map<string, FeedEvent>();
  for (const [index, event] of events.entries()) {
    const key =
      event.uid === ""
        ? `${index}`
        : `${event.uid}\n${event.status === "CANCELLED" ? "" : event.start?.clock}`;
    const known = byKey.get(key);
    if (!known || event.sequence >= known.sequence) byKey.set(key, event);
  }
  return [...byKey.values()];
}

/** Adds the day of arrival to the UIDs of a feed that gives all its events one UID. */
function withUniqueUids(entries: FeedEntry[]): FeedEntry[] {
  const counts = new Map<string, number>();
  for (const { uid } of entries) counts.set(uid, (counts.get(uid) ?? 0) + 1);
  return entries.map((entry) =>
    (counts.get(entry.uid) ?? 0) > 1 ? { ...entry, uid: `${entry.uid}/${entry.arrival}` } : entry,
  );
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).format(0) !== "";
  } catch {
    return false;
  }
}
