import { haveSameDays } from "#stays/calendars/days.ts";
import type { Feed, FeedEntry } from "#stays/calendars/feed/contract.ts";
import { isStay, type CalendarEntry, type Closures } from "#stays/calendars/match/entry.ts";
import { missedEntries } from "#stays/calendars/match/missedEntries.ts";
import type { Pair } from "#stays/calendars/match/pair.ts";
import { pairBookings } from "#stays/calendars/match/pairBookings.ts";
import { pairClosures } from "#stays/calendars/match/pairClosures.ts";
import { hasSleptHere, isUnderWay, type Today } from "#stays/calendars/match/today.ts";

export interface Reading {
  calendarId: string;
  closures: Closures;
  /** What was read; "unchanged" where the server said that it is what it last sent. */
  feed: Pick<Feed, "platform" | "entries" | "cancelled"> | "unchanged";
  /** The entries of the guidebook's other calendars. */
  others?: readonly CalendarEntry[];
  newId: () => string;
}

export interface Matched {
  /** All entries from now on. One that has not changed is the same object. */
  entries: CalendarEntry[];
  /** The ids of those that are to be forgotten. */
  removed: string[];
  /** Whether stays went missing together, so that the host has to know. */
  isHostToKnow: boolean;
}

/**
 * Matches what a calendar was known to hold with what was read now (Calendars 2, 4, 6): by code and UID, of Booking.com by
 * nights. Known entries keep their ids, and with them their stays; what is missing is in doubt before it is cancelled.
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
  const isBooking = feed.platform === "booking";
  const ahead = feed.entries.filter(({ departure }) => departure >= day.today);
  const { pairs, added } = isBooking
    ? pairClosures(known, ahead, { day, others: reading.others ?? [] })
    : pairBookings(known, ahead, day);
  const pairOf = new Map(pairs.map((pair) => [pair.before, pair]));
  const next = known.map((before) => {
    const pair = pairOf.get(before);
    return pair ? carriedOn(pair) : before;
  });
  const fresh = added.map((one) => newEntry(reading.newId(), reading.calendarId, one));
  return withMissed(
    {
      entries: [...next, ...fresh],
      gone: known.filter((before) => !pairOf.has(before)),
      cancelledUids: new Set(isBooking ? [] : feed.cancelled),
      readCount: feed.entries.length,
    },
    reading,
    day,
  );
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
  const read = [...entries.filter((entry) => !goneEntries.has(entry)), ...others];
  const tonight = read.filter(
    (entry) => isUnderWay(entry, day) && entry.cancelledAt === null && entry.missingSince === null,
  );
  const missed = missedEntries(gone, {
    cancelledUids,
    isEmpty: readCount === 0,
    holds: (entry) => entry.stayId !== null || isStay(entry, closures),
    isOfTonight: (entry) => mayBeOfTonight(tonight, entry, day),
    day,
  });
  const removed = [...missed].flatMap(([{ id }, after]) => (after === null ? [id] : []));
  return {
    entries: entries.flatMap((entry) => {
      const after = missed.get(entry);
      return after === null ? [] : [after ?? entry];
    }),
    removed,
    isHostToKnow: [...missed].some(
      ([before, after]) => after?.isMissingWithOthers === true && !before.isMissingWithOthers,
    ),
  };
}

/**
 * Returns whether a guest who has slept here may be the one of tonight. Of who has not, only what repeats the same stay
 * says so: what else has tonight was booked in its place.
 */
function mayBeOfTonight(tonight: readonly CalendarEntry[], entry: CalendarEntry, day: Today): boolean {
  if (!isUnderWay(entry, day)) return false;
  if (hasSleptHere(entry, day)) return tonight.length > 0;
  return entry.stayId !== null && tonight.some(({ stayId }) => stayId === entry.stayId);
}

/** Takes over what was read, under the known id. Writes nothing new where nothing is. */
function carriedOn({ before, fresh, mayBeAnother }: Pair): CalendarEntry {
  const isMoved = !haveSameDays(before, fresh);
  const next: CalendarEntry = {
    ...before,
    uid: fresh.uid,
    arrival: fresh.arrival,
    departure: fresh.departure,
    kind: fresh.kind,
    code: fresh.code ?? before.code,
    guestName: fresh.guestName ?? before.guestName,
    phoneDigits: fresh.phoneDigits ?? before.phoneDigits,
    checkInTime: fresh.checkInTime,
    checkOutTime: fresh.checkOutTime,
    // "Ours" was said of what stood there: another booking in its place is asked about anew.
    decision:
      before.decision === "ours" && (mayBeAnother || fresh.kind !== before.kind) ? null : before.decision,
    missingSince: null,
    isMissingWithOthers: false,
    // It was told of a doubt that is over now; a question stays the same one.
    hostEmailedAt: before.missingSince === null && !isMoved ? before.hostEmailedAt : null,
    cancelledAt: null,
    isEcho: before.isEcho && !(before.stayId === null && (mayBeAnother || isMoved)),
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
  isEcho: false,
  lastWrite: null,
});
