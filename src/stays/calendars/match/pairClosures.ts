import { haveSameDays, overlap } from "#stays/calendars/days.ts";
import type { FeedEntry } from "#stays/calendars/feed/contract.ts";
import {
  haveSameCode,
  haveSameName,
  LONG_STAY_NIGHTS,
  isSurerKind,
  nameOthers,
  namesGuest,
  turnsToBlock,
  type CalendarEntry,
} from "#stays/calendars/match/entry.ts";
import { firstDayOf, isSelfEvident } from "#stays/calendars/match/group.ts";
import type { Pair } from "#stays/calendars/match/pair.ts";
import { isSliding, isUnderWay, type Today } from "#stays/calendars/match/today.ts";
import { addDays, nightsBetween } from "#core/days.ts";
import { LONGEST_NIGHTS, type Days } from "#stays/contract.ts";

/** Nights of a closure that are not assigned to a known entry. */
interface FreeNights extends Days {
  closure: FeedEntry;
}

/** The days of a known entry from now on, and the free nights that are assigned to it. */
interface Given {
  days: Days;
  taken: Days;
  /** Whether it may be another booking on the same days. */
  mayBeAnother?: boolean;
}

interface Context {
  day: Today;
  /** The entries of the guidebook's other calendars. */
  others: readonly CalendarEntry[];
}

interface RuleContext extends Context {
  /** The known entries that no reading has cancelled. */
  live: readonly CalendarEntry[];
}

type Rule = (before: CalendarEntry, free: FreeNights, context: RuleContext) => Given | null;

interface PairedClosures {
  pairs: Pair[];
  /** What is assigned to no known entry: whole closures, and the rest of closures. */
  added: FeedEntry[];
}

/**
 * Pairs the live entries of a Booking.com calendar with its closures: known entries keep their stay (Calendars 4). A
 * UID is that of a closure's first day, and touching bookings may be one closure. An entry whose nights are all closed
 * is unchanged; other closed nights are new; a future stay that is no longer fully closed is matched by its day of
 * departure alone, one in doubt by all its days. A cancelled entry is never paired.
 */
export function pairClosures(
  known: readonly CalendarEntry[],
  closures: readonly FeedEntry[],
  context: Context,
): PairedClosures {
  const pairs: Pair[] = [];
  let free: FreeNights[] = closures.map((closure) => ({ closure, ...daysOf(closure) }));
  const live = known.filter(({ cancelledAt }) => cancelledAt === null).toSorted(byArrival);
  const pairAll = (waiting: Set<CalendarEntry>) => {
    for (const rule of rules)
      for (const before of waiting) {
        const found = findGiven(before, free, rule, { ...context, live });
        if (!found) continue;
        const { from, given, kind } = found;
        const fresh = { ...from.closure, ...given.days, kind };
        pairs.push({ before, fresh, mayBeAnother: given.mayBeAnother === true });
        waiting.delete(before);
        free = free.flatMap((one) => (one === from ? without(one, given.taken) : [one]));
      }
  };
  // A block may replace a stay for some readings: the stay has its nights again after them.
  pairAll(new Set(live.filter((entry) => !isBlockByWords(entry))));
  pairAll(new Set(live.filter(isBlockByWords)));
  const added = free
    .filter(({ departure }) => departure > context.day.today)
    .map(({ closure, ...days }) => ({ ...closure, ...days, kind: kindOfNights(closure, days) }));
  return { pairs, added };
}

/** Other blocks of Booking.com have more nights than a stay. */
const isBlockByWords = ({ kind, arrival, departure }: CalendarEntry) =>
  kind === "block" && nightsBetween(arrival, departure) <= LONGEST_NIGHTS;

const daysOf = ({ arrival, departure }: Days): Days => ({ arrival, departure });
const byArrival = (a: Days, b: Days) => a.arrival.localeCompare(b.arrival);

function findGiven(before: CalendarEntry, free: readonly FreeNights[], rule: Rule, context: RuleContext) {
  for (const from of free) {
    if (!overlap(before, from) || nameOthers(before, from.closure)) continue;
    const given = rule(before, from, context);
    if (!given) continue;
    const kind = kindOfNights(from.closure, given.days);
    if (!turnsToBlock(before, kind)) return { from, given, kind };
  }
  return undefined;
}

/** A guest who leaves today, or has left, has the nights until then. */
const hasLeft: Rule = (before, _free, { day: { today } }) =>
  before.departure <= today ? { days: daysOf(before), taken: before } : null;

/** A code or a name identifies an entry, whatever its days. */
const isNamed: Rule = (before, free, { day }) =>
  haveSameCode(before, free.closure) || haveSameName(before, free.closure)
    ? {
        days: { ...daysOf(free), ...(isSliding(before, free, day) && { arrival: before.arrival }) },
        taken: free,
      }
    : null;

/** A duplicate of another calendar's stay has that stay's days, where all its nights are closed. */
const repeatsAnother: Rule = (before, free, { day, others }) => {
  if (before.stayId === null || before.kind !== "unclear" || isSelfEvident(before)) return null;
  const repeated = others.find(
    (other) =>
      other.stayId === before.stayId &&
      other.cancelledAt === null &&
      (namesGuest(other) || other.kind === "stay") &&
      free.arrival <= firstDayOf(other, day) &&
      other.departure <= free.departure,
  );
  return repeated ? { days: daysOf(repeated), taken: repeated } : null;
};

/** The end of the bookable period moves on with each day. */
const isTail: Rule = (before, free, { day: { today } }) => {
  if (!endsSale(before, today) || !endsSale(free, today)) return null;
  const arrival = before.arrival <= today || free.arrival < before.arrival ? before.arrival : free.arrival;
  return {
    days: { arrival, departure: free.departure },
    taken: { arrival: later(arrival, free.arrival), departure: free.departure },
  };
};

/** From this many days ahead more closed nights than a stay has are not bookings. */
const FAR_DAYS = 180;
const endsSale = (days: Days, today: string) =>
  days.departure >= addDays(today, FAR_DAYS) &&
  nightsBetween(days.arrival, days.departure) >= LONG_STAY_NIGHTS;

const isSame: Rule = (before, free) =>
  haveSameDays(before, free) ? { days: daysOf(before), taken: free } : null;

/** The same days, except the past days of a stay that has begun; after a doubt, where no other guest had its nights. */
const hasSameRest: Rule = (before, free, { day, live }) => {
  if (before.departure !== free.departure || !isSliding(before, free, day)) return null;
  const isAnothers = () =>
    live.some((other) => !isBlockByWords(other) && before.arrival < other.arrival && overlap(other, before));
  if (before.missingSince !== null && (!isUnderWay(free, day) || isAnothers())) return null;
  return { days: daysOf(before), taken: free };
};

/** The guest of tonight stays until the closure of tonight ends, and no longer than was known. */
const hasTonight: Rule = (before, free, { day }) => {
  if (before.missingSince !== null || !isUnderWay(before, day)) return null;
  const isTonight = isUnderWay(free, day);
  // The feed's day may begin before the property's.
  const isTomorrow = free.arrival === addDays(day.today, 1) && free.departure >= before.departure;
  if (!isTonight && !isTomorrow) return null;
  const departure = free.departure < before.departure ? free.departure : before.departure;
  return {
    days: { arrival: before.arrival, departure },
    taken: { arrival: later(before.arrival, free.arrival), departure },
  };
};

const isStillClosed: Rule = (before, free) =>
  before.missingSince === null && free.arrival <= before.arrival && before.departure <= free.departure
    ? { days: daysOf(before), taken: before }
    : null;

/** Not where the guest is not named any more: other nights without a name are no sign of the same guest. */
const hasSameDeparture: Rule = (before, free, { day: { today } }) =>
  before.missingSince === null && before.departure === free.departure && !losesGuest(before, free.closure)
    ? {
        days: { arrival: before.arrival < today ? before.arrival : free.arrival, departure: free.departure },
        taken: free,
        mayBeAnother: true,
      }
    : null;

/** The most certain first. Each is tried for all entries before the next one. */
const rules = [
  hasLeft,
  isNamed,
  repeatsAnother,
  isTail,
  isSame,
  hasSameRest,
  hasTonight,
  isStillClosed,
  hasSameDeparture,
  // Again for the rest of closures after other entries have their nights.
  isSame,
];

const losesGuest = (before: CalendarEntry, closure: FeedEntry) =>
  isSurerKind(before.kind, closure.kind) || (namesGuest(before) && !namesGuest(closure));

const later = (a: string, b: string) => (a > b ? a : b);

function without(free: FreeNights, taken: Days): FreeNights[] {
  const before = { ...free, departure: taken.arrival };
  const after = { ...free, arrival: taken.departure };
  return [before, after].filter(({ arrival, departure }) => arrival < departure);
}

/** Returns the kind of a closure's nights: one too long for a stay may contain one (Calendars 3). */
function kindOfNights(closure: FeedEntry, days: Days): FeedEntry["kind"] {
  if (nightsBetween(days.arrival, days.departure) > LONGEST_NIGHTS) return "block";
  const isTooLong = nightsBetween(closure.arrival, closure.departure) > LONGEST_NIGHTS;
  return closure.kind === "block" && isTooLong ? "unclear" : closure.kind;
}
