import { haveSameDays, overlap } from "#stays/calendars/days.ts";
import type { FeedEntry, FeedPlatform } from "#stays/calendars/feed/contract.ts";
import {
  haveSameCode,
  haveSameName,
  nameOthers,
  turnsToBlock,
  type CalendarEntry,
} from "#stays/calendars/match/entry.ts";
import type { Pair } from "#stays/calendars/match/pair.ts";
import { isSliding, isUnderWay, type Today } from "#stays/calendars/match/today.ts";
import { addDays } from "#core/days.ts";

/**
 * Pairs the known entries of a calendar with the read ones where a UID identifies a booking: known entries keep their
 * stay (Calendars 4). By code, by UID, by the guest's name with the same arrival or departure, by the same days; else
 * the guest of tonight with the only booking that has tonight. A cancelled entry is paired by code and days alone, and
 * not in the feed of a channel manager (only the host opens the link of a cancelled stay again, Calendars 15).
 */
export function pairBookings(
  known: readonly CalendarEntry[],
  entries: readonly FeedEntry[],
  { platform, day }: { platform: FeedPlatform; day: Today },
): { pairs: Pair[]; added: FeedEntry[] } {
  const pairs: Pair[] = [];
  const left = new Set(entries);
  const waiting = new Set(known.toSorted(blocksLast));
  const pair = (before: CalendarEntry, fresh: FeedEntry) => {
    const hasOtherUid = before.uid !== fresh.uid;
    const slides = (hasOtherUid || isAheadOfToday(before, fresh, day)) && isSliding(before, fresh, day);
    const days = slides ? { arrival: before.arrival } : {};
    pairs.push({ before, fresh: { ...fresh, ...days }, mayBeAnother: hasOtherUid && !slides });
    left.delete(fresh);
    waiting.delete(before);
  };
  const pairWhere = (isSame: (before: CalendarEntry, fresh: FeedEntry) => boolean, indexed: Index) => {
    const byKey = Map.groupBy(left, indexed);
    for (const before of waiting) {
      const fresh = byKey.get(indexed(before))?.find((one) => left.has(one) && isSame(before, one));
      if (fresh) pair(before, fresh);
    }
  };
  const mayBe = (before: CalendarEntry, fresh: FeedEntry) =>
    before.cancelledAt === null && mayContinue(before, fresh, day);
  const isCoded = (before: CalendarEntry, fresh: FeedEntry) =>
    mayBe(before, fresh) && haveSameCode(before, fresh);
  // Some systems list parts of a stay under its code, in any order.
  pairWhere((before, fresh) => isCoded(before, fresh) && haveSameDays(before, fresh), codeOf);
  pairWhere(isCoded, uidOf);
  pairWhere(isCoded, codeOf);
  pairWhere((before, fresh) => mayBe(before, fresh) && isSameByUid(before, fresh), uidOf);
  if (platform !== "other")
    pairWhere((before, fresh) => haveSameDays(before, fresh) && haveSameCode(before, fresh), codeOf);
  for (const before of waiting)
    if (before.cancelledAt !== null || before.departure < day.today) waiting.delete(before);
  pairWhere(isSameByName, nameOf);
  pairWhere((before, fresh) => haveSameDays(before, fresh) && maySucceed(before, fresh), departureOf);
  const tonight = tonightsGuest([...waiting], [...left], day);
  if (tonight) pair(tonight.before, tonight.fresh);
  return { pairs, added: [...left] };
}

/** A block may replace a stay for some readings: the stay is paired first after them. */
const blocksLast = (a: CalendarEntry, b: CalendarEntry) =>
  Number(a.kind === "block") - Number(b.kind === "block");

type Index = (entry: FeedEntry) => string | null;
const codeOf: Index = ({ code }) => code;
const uidOf: Index = ({ uid }) => uid;
const nameOf: Index = ({ guestName }) => guestName?.toLowerCase() ?? null;
const departureOf: Index = ({ departure }) => departure;

/** Returns whether a stay that has begun begins tomorrow: by the feed's clock that is today. */
const isAheadOfToday = (before: CalendarEntry, fresh: FeedEntry, { today }: Today) =>
  before.arrival < today && fresh.arrival > today;

/**
 * Returns whether a stay may have other days by now. One that has begun goes on tonight or tomorrow, else its UID is
 * reused, or its days are wrong in this reading; one that is over goes on from its first day, with nights that were
 * added late.
 */
function mayContinue(before: CalendarEntry, fresh: FeedEntry, { today }: Today): boolean {
  if (before.departure < today) return before.arrival === fresh.arrival;
  return before.arrival >= today || fresh.arrival <= addDays(today, 1);
}

/** Returns whether a UID is the same booking: no other code, guest on other days, or block. */
function isSameByUid(before: CalendarEntry, fresh: FeedEntry): boolean {
  const hasOtherCode = before.code !== null && fresh.code !== null && !haveSameCode(before, fresh);
  const isAnothers = nameOthers(before, fresh) && !haveSameDays(before, fresh);
  return !hasOtherCode && !isAnothers && !turnsToBlock(before, fresh.kind);
}

const isSameByName = (before: CalendarEntry, fresh: FeedEntry) =>
  haveSameName(before, fresh) &&
  maySucceed(before, fresh) &&
  (before.arrival === fresh.arrival || before.departure === fresh.departure);

/** A channel manager that hides its guests may give them other UIDs, too. */
const maySucceed = (before: CalendarEntry, fresh: FeedEntry) =>
  (before.kind === fresh.kind ||
    (before.kind === "stay" && fresh.kind === "unclear" && before.missingSince === null)) &&
  overlap(before, fresh) &&
  !nameOthers(before, fresh);

/** Pairs tonight's guest with tonight's only booking under another UID: they stay longer or leave early. */
function tonightsGuest(known: CalendarEntry[], fresh: FeedEntry[], day: Today) {
  const [tonight, ...others] = fresh.filter((one) => isUnderWay(one, day));
  if (!tonight || others.length > 0) return undefined;
  const [before, ...more] = known.filter(
    (one) => one.arrival <= day.today && day.today <= one.departure && maySucceed(one, tonight),
  );
  return before && more.length === 0 ? { before, fresh: tonight } : undefined;
}
