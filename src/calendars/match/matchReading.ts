import { overlap } from "#calendars/days.ts";
import type { Feed, FeedEntry } from "#calendars/feed/contract.ts";
import {
  haveSameCode,
  isStay,
  nameOthers,
  type CalendarEntry,
  type Closures,
} from "#calendars/match/entry.ts";
import { missedEntries } from "#calendars/match/missedEntries.ts";
import { isSliding, type Today } from "#calendars/match/today.ts";

export interface Reading {
  calendarId: string;
  closures: Closures;
  /** What was read; "unchanged" where the server said that it is what it last sent. */
  feed: Pick<Feed, "platform" | "entries" | "cancelled"> | "unchanged";
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
 * Matches what a calendar was known to hold with what was read now (Calendars 2, 4, 6): by UID, by code, else by the day of
 * departure. Known entries keep their ids, and with them their stays; what is missing is in doubt before it is cancelled.
 */
export function matchReading(known: readonly CalendarEntry[], reading: Reading, day: Today): Matched {
  const { feed, closures } = reading;
  if (feed === "unchanged") {
    const isGone = ({ missingSince }: CalendarEntry) => missingSince !== null;
    return withMissed(known, known.filter(isGone), new Set(), known.length, closures, day);
  }
  const ahead = feed.entries.filter(({ departure }) => departure >= day.today);
  const pairs = pairUp(known, ahead, day);
  const freshOf = new Map(pairs.map(({ before, fresh }) => [before, fresh]));
  const paired = new Set(pairs.map(({ fresh }) => fresh));
  const next = known.map((before) => {
    const fresh = freshOf.get(before);
    return fresh ? carriedOn(before, fresh, feed.platform === "booking", day) : before;
  });
  const added = ahead
    .filter((fresh) => !paired.has(fresh))
    .map((fresh) => newEntry(reading.newId(), reading.calendarId, fresh));
  const gone = known.filter((before) => !freshOf.has(before));
  return withMissed([...next, ...added], gone, new Set(feed.cancelled), feed.entries.length, closures, day);
}

function withMissed(
  entries: readonly CalendarEntry[],
  gone: readonly CalendarEntry[],
  cancelledUids: ReadonlySet<string>,
  readCount: number,
  closures: Closures,
  day: Today,
): Matched {
  const holds = (entry: CalendarEntry) => entry.stayId !== null || isStay(entry, closures);
  const missed = missedEntries(gone, { cancelledUids, isEmpty: readCount === 0, holds, day });
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

interface Pair {
  before: CalendarEntry;
  fresh: FeedEntry;
}

/** Pairs known entries with read ones. Those that were cancelled come back by UID or code alone. */
function pairUp(known: readonly CalendarEntry[], entries: readonly FeedEntry[], day: Today): Pair[] {
  const pairs: Pair[] = [];
  const left = new Set(entries);
  const waiting = new Set(known.filter(({ departure }) => departure >= day.today));
  const live = [...waiting].toSorted((a, b) => (a.cancelledAt ?? 0) - (b.cancelledAt ?? 0));
  const pair = (before: CalendarEntry, fresh: FeedEntry | undefined) => {
    if (!fresh) return;
    pairs.push({ before, fresh });
    left.delete(fresh);
    waiting.delete(before);
  };
  const byUid = new Map(entries.map((fresh) => [fresh.uid, fresh]));
  for (const before of live) {
    const fresh = byUid.get(before.uid);
    if (fresh && left.has(fresh) && isSameBooking(before, fresh)) pair(before, fresh);
  }
  const byCode = new Map([...left].flatMap((fresh) => (fresh.code === null ? [] : [[fresh.code, fresh]])));
  for (const before of live) {
    const fresh = before.code === null ? undefined : byCode.get(before.code);
    if (waiting.has(before) && fresh && left.has(fresh)) pair(before, fresh);
  }
  const byDeparture = Map.groupBy(left, ({ departure }) => departure);
  for (const before of live) {
    if (!waiting.has(before) || before.cancelledAt !== null) continue;
    const candidates = byDeparture
      .get(before.departure)
      ?.filter((fresh) => left.has(fresh) && isSuccessor(before, fresh));
    pair(before, candidates?.find(({ arrival }) => arrival === before.arrival) ?? candidates?.[0]);
  }
  const tonight = tonightsGuest(
    live.filter((before) => waiting.has(before) && before.cancelledAt === null),
    [...left],
    day,
  );
  if (tonight) pair(tonight.before, tonight.fresh);
  return pairs;
}

/**
 * A property has one guest a night: with another UID and another departure it is the one who stays longer or leaves
 * sooner.
 */
function tonightsGuest(known: CalendarEntry[], fresh: FeedEntry[], { today }: Today): Pair | undefined {
  const [tonight, ...others] = fresh.filter(
    ({ arrival, departure }) => arrival <= today && today < departure,
  );
  if (!tonight || others.length > 0) return undefined;
  // Also who would leave today, and stays on.
  const [before, ...more] = known.filter(
    (one) => one.arrival <= today && today <= one.departure && isSuccessor(one, tonight),
  );
  return before && more.length === 0 ? { before, fresh: tonight } : undefined;
}

/** One UID is one booking, unless it has another code by now, or nobody stays any more. */
function isSameBooking(before: CalendarEntry, fresh: FeedEntry): boolean {
  const hasOtherCode = before.code !== null && fresh.code !== null && !haveSameCode(before, fresh);
  const isClosedNow = fresh.kind === "block" && before.kind !== "block" && before.decision !== "ours";
  return !hasOtherCode && !isClosedNow;
}

/** Another UID with the same day of departure is the same booking, unless it names another guest. */
const isSuccessor = (before: CalendarEntry, fresh: FeedEntry) =>
  before.kind === fresh.kind && overlap(before, fresh) && !nameOthers(before, fresh);

/** Takes over what was read, under the known id. Writes nothing new where nothing is. */
function carriedOn(before: CalendarEntry, fresh: FeedEntry, isBooking: boolean, day: Today): CalendarEntry {
  const hasOtherUid = before.uid !== fresh.uid;
  const slides = (isBooking || hasOtherUid) && isSliding(before, fresh, day);
  const arrival = slides ? before.arrival : fresh.arrival;
  const isMoved = arrival !== before.arrival || fresh.departure !== before.departure;
  const isRenewed = hasOtherUid && !slides;
  const next: CalendarEntry = {
    ...before,
    uid: fresh.uid,
    arrival,
    departure: fresh.departure,
    kind: fresh.kind,
    code: fresh.code ?? before.code,
    guestName: fresh.guestName ?? before.guestName,
    phoneDigits: fresh.phoneDigits ?? before.phoneDigits,
    checkInTime: fresh.checkInTime,
    checkOutTime: fresh.checkOutTime,
    // "Ours" was said of what stood there: another booking in its place is asked about anew.
    decision:
      before.decision === "ours" && (isRenewed || fresh.kind !== before.kind) ? null : before.decision,
    missingSince: null,
    isMissingWithOthers: false,
    hostEmailedAt: null,
    cancelledAt: null,
    isEcho: before.isEcho && !(before.stayId === null && (isRenewed || isMoved)),
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
