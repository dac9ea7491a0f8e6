import { haveSameDays } from "#stays/calendars/days.ts";
import { isBookingUid, type Feed, type FeedEntry } from "#stays/calendars/feed/contract.ts";
import {
  haveSameCode,
  haveSameName,
  isStay,
  isSurerKind,
  type CalendarEntry,
  type Closures,
} from "#stays/calendars/match/entry.ts";
import { missedEntries } from "#stays/calendars/match/missedEntries.ts";
import type { Pair } from "#stays/calendars/match/pair.ts";
import { pairBookings } from "#stays/calendars/match/pairBookings.ts";
import { pairClosures } from "#stays/calendars/match/pairClosures.ts";
import { hasSleptHere, isUnderWay, type Today } from "#stays/calendars/match/today.ts";
import { MINUTE_MS } from "#core/durations.ts";

interface Reading {
  calendarId: string;
  closures: Closures;
  /** "unchanged" where the server answered that the feed has not changed. */
  feed: Omit<Feed, "skipped"> | "unchanged";
  /** The entries of the guidebook's other calendars. */
  others?: readonly CalendarEntry[];
  newId: () => string;
}

interface Matched {
  /** All entries after the reading. An unchanged one is the same object. */
  entries: CalendarEntry[];
  removed: string[];
  /** Whether the host is sent an email, because stays went missing together. */
  isHostToKnow: boolean;
  /** The ids of entries whose last nights are listed again, of the same guest or of another (Calendars 2). */
  listedAgain: ReadonlySet<string>;
}

/**
 * Matches the known entries of a calendar with what was read: by code and UID, and by nights for Booking.com and for
 * its UIDs in other feeds (doubt before cancellation, Calendars 2; known entries keep their stay, Calendars 4; the
 * host's changes stay, Calendars 6). Known entries keep their ids, and so their stays.
 */
export function matchReading(known: readonly CalendarEntry[], reading: Reading, day: Today): Matched {
  const { feed } = reading;
  if (feed === "unchanged") {
    const gone = known.filter(({ missingSince }) => missingSince !== null);
    return withMissed(
      { entries: known, gone, cancelledUids: new Set(), readCount: known.length },
      reading,
      day,
    );
  }
  const { platform } = feed;
  const isClosure = ({ uid }: FeedEntry) => platform === "booking" || isBookingUid(uid);
  const isBooking = (entry: FeedEntry) => !isClosure(entry);
  const ahead = feed.entries.filter(({ departure }) => departure >= day.today);
  const { others = [] } = reading;
  // What is listed with days that cannot be read is not gone.
  const unreadable = new Set(feed.unreadable.filter((uid) => !isBookingUid(uid)));
  const closures = pairClosures(known.filter(isClosure), ahead.filter(isClosure), { day, others });
  const bookings = pairBookings(known.filter(isBooking), ahead.filter(isBooking), { day, platform });
  const pairOf = new Map([...closures.pairs, ...bookings.pairs].map((pair) => [pair.before, pair]));
  const next = known.map((before) => {
    const pair = pairOf.get(before);
    return pair ? carriedOn(pair) : before;
  });
  const fresh = [...closures.added, ...bookings.added].map((one) =>
    newEntry(reading.newId(), reading.calendarId, one),
  );
  const matched = withMissed(
    {
      entries: [...next, ...fresh],
      gone: known.filter((before) => !pairOf.has(before) && !unreadable.has(before.uid)),
      cancelledUids: new Set(
        platform === "booking" ? [] : feed.cancelled.filter((uid) => !isBookingUid(uid)),
      ),
      readCount: feed.entries.length,
    },
    reading,
    day,
  );
  const again = closures.pairs.filter((pair) => isListedAgain(pair, day));
  return { ...matched, listedAgain: new Set(again.map(({ before }) => before.id)) };
}

/** Longer than from one reading to the next: what is listed again after it was missing in two. */
const TWO_READINGS_MS = 90 * MINUTE_MS;

/**
 * Returns whether closed nights that two readings lacked may be those of a new guest: of one who has slept there, without
 * a name. What was missing together with others was the feed's fault.
 */
function isListedAgain({ before, fresh }: Pair, day: Today): boolean {
  const { missingSince, isMissingWithOthers } = before;
  if (missingSince === null || isMissingWithOthers || day.now - missingSince < TWO_READINGS_MS) return false;
  const isNamed = haveSameCode(before, fresh) || haveSameName(before, fresh);
  return !isNamed && isUnderWay(before, day) && hasSleptHere(before, day);
}

interface Missed {
  entries: readonly CalendarEntry[];
  gone: readonly CalendarEntry[];
  cancelledUids: ReadonlySet<string>;
  readCount: number;
}

function withMissed(
  { entries, gone, cancelledUids, readCount }: Missed,
  { closures, others = [] }: Reading,
  day: Today,
): Matched {
  const goneEntries = new Set(gone);
  const known = [...entries, ...others];
  const read = [...entries.filter((entry) => !goneEntries.has(entry)), ...others];
  const tonight = read.filter(
    (entry) => isUnderWay(entry, day) && entry.cancelledAt === null && entry.missingSince === null,
  );
  const missed = missedEntries(gone, {
    cancelledUids,
    isEmpty: readCount === 0,
    holds: (entry) => entry.stayId !== null || isStay(entry, closures),
    isOfTonight: (entry) => mayBeOfTonight(tonight, entry, day),
    isReplaced: (entry) => known.some((other) => hasComeWithin(other, entry, day)),
    day,
  });
  const removed = [...missed].flatMap(([{ id }, after]) => (after === null ? [id] : []));
  return {
    entries: entries.flatMap((entry) => {
      const after = missed.get(entry);
      return after === null ? [] : [after ?? entry];
    }),
    removed,
    listedAgain: new Set(),
    isHostToKnow: [...missed].some(
      ([before, after]) => after?.isMissingWithOthers === true && !before.isMissingWithOthers,
    ),
  };
}

/** Returns whether another stay has begun within the nights of an entry. */
const hasComeWithin = (other: CalendarEntry, entry: CalendarEntry, { today }: Today) =>
  other.stayId !== null &&
  other.stayId !== entry.stayId &&
  other.cancelledAt === null &&
  entry.arrival < other.arrival &&
  other.arrival < entry.departure &&
  other.arrival <= today;

/**
 * Returns whether a guest who has slept here may be the guest of tonight. For a guest who has not, only a duplicate of
 * the same stay counts, and a block with the UID of the booking: any other entry of tonight was booked instead.
 */
function mayBeOfTonight(tonight: readonly CalendarEntry[], entry: CalendarEntry, day: Today): boolean {
  if (!isUnderWay(entry, day)) return false;
  if (hasSleptHere(entry, day)) return tonight.length > 0;
  const isOfStay = ({ stayId }: CalendarEntry) => stayId !== null && stayId === entry.stayId;
  const isBlocked = ({ calendarId, uid, kind }: CalendarEntry) =>
    kind === "block" && calendarId === entry.calendarId && uid === entry.uid;
  return tonight.some((one) => isOfStay(one) || isBlocked(one));
}

/** Returns the known entry with the values read, the same object if unchanged. No stay gets less sure. */
function carriedOn({ before, fresh, mayBeAnother }: Pair): CalendarEntry {
  const isMoved = !haveSameDays(before, fresh);
  const isSurer = isSurerKind(fresh.kind, before.kind);
  // A decision was made on the earlier booking: the host is asked again about another one on its days.
  const decision = before.decision === "ours" && (mayBeAnother || isSurer) ? null : before.decision;
  // The stay of an entry that the host has called no stay: only the host opens its link again.
  const isEnded = before.lastWrite?.isCancelled === true && before.cancelledAt === null;
  const isDetached = isEnded && (isSurer || decision !== before.decision);
  const next: CalendarEntry = {
    ...before,
    uid: fresh.uid,
    arrival: fresh.arrival,
    departure: fresh.departure,
    kind: isSurer ? fresh.kind : before.kind,
    code: fresh.code ?? before.code,
    guestName: fresh.guestName ?? before.guestName,
    phoneDigits: fresh.phoneDigits ?? before.phoneDigits,
    checkInTime: fresh.checkInTime,
    checkOutTime: fresh.checkOutTime,
    decision,
    missingSince: null,
    isMissingWithOthers: false,
    // The email was about a doubt that is over; a question stays the same one.
    hostEmailedAt: before.missingSince === null && !isMoved ? before.hostEmailedAt : null,
    cancelledAt: null,
    isDuplicate: before.isDuplicate && !(before.stayId === null && (mayBeAnother || isMoved)),
    ...(isDetached && { stayId: null, lastWrite: null }),
  };
  return isEqual(before, next) ? before : next;
}

function isEqual(a: CalendarEntry, b: CalendarEntry): boolean {
  const keys = Object.keys(a) as (keyof CalendarEntry)[]; // keys lose their type
  return keys.every((key) => a[key] === b[key]);
}

const newEntry = (id: string, calendarId: string, fresh: FeedEntry): CalendarEntry => ({
  ...fresh,
  id,
  calendarId,
  decision: null,
  missingSince: null,
  isMissingWithOthers: false,
  hostEmailedAt: null,
  cancelledAt: null,
  stayId: null,
  isDuplicate: false,
  lastWrite: null,
});
