import { entryKinds, type EntryKind, type FeedEntry } from "#stays/calendars/feed/contract.ts";
import { codeKey } from "#stays/code.ts";
import type { StoredStay } from "#stays/contract.ts";

/** A host's decision on a closure that may be a stay; "ours" gets no link (Calendars 7). */
export type Decision = "stay" | "ours";

/** The fewest nights at which the host is asked whether an entry is a stay (Calendars 3). */
export const LONG_STAY_NIGHTS = 91;

/** The values last written from calendars: where the stay differs, the host's stay (Calendars 6). */
export interface Written extends Pick<StoredStay, (typeof writtenFields)[number]> {
  isCancelled: boolean;
}

/** In this order they are written, each as text or null. */
export const writtenFields = [
  "arrival",
  "departure",
  "checkInTime",
  "checkOutTime",
  "guestName",
  "phoneDigits",
  "code",
  "doubt",
] as const satisfies (keyof StoredStay)[];

export type Doubt = StoredStay["doubt"];

/** An entry of a calendar as it was last read. Moments are epoch milliseconds. */
export interface CalendarEntry extends FeedEntry {
  id: string;
  calendarId: string;
  decision: Decision | null;
  /** The first reading without it, while it is in doubt. */
  missingSince: number | null;
  /** Whether the same reading lacked others: it is cancelled after a day, and after an email to the host. */
  isMissingWithOthers: boolean;
  hostEmailedAt: number | null;
  cancelledAt: number | null;
  stayId: string | null;
  /** It duplicates a stay of another calendar, and is no source that keeps the stay. */
  isDuplicate: boolean;
  lastWrite: Written | null;
}

/** A host's decision on all closures of a calendar that may be stays. */
export type Closures = "guests" | "not guests" | "ask";

/** Returns whether an entry is a stay. A duplicate of a gone stay is a question (Calendars 5). */
export function isStay(entry: CalendarEntry, closures: Closures): boolean {
  if (entry.decision !== null) return entry.decision === "stay";
  if (isLoneDuplicate(entry)) return false;
  return entry.kind === "stay" || (entry.kind === "unclear" && closures === "guests");
}

const isLoneDuplicate = ({ isDuplicate, stayId }: CalendarEntry) => isDuplicate && stayId === null;

export function isQuestion(entry: CalendarEntry, closures: Closures): boolean {
  if (entry.decision !== null || entry.cancelledAt !== null || entry.kind === "block") return false;
  return isLoneDuplicate(entry) || (entry.kind === "unclear" && closures === "ask");
}

/** Returns whether the first kind is nearer to a stay than the second. */
export const isSurerKind = (one: EntryKind, other: EntryKind) =>
  entryKinds.indexOf(one) > entryKinds.indexOf(other);

/** Returns whether a reading blocks a stay's nights: it counts as missing, a host's decision stays. */
export const turnsToBlock = (before: Pick<CalendarEntry, "kind" | "decision">, kind: EntryKind) =>
  kind === "block" && before.kind !== "block" && before.decision === null;

export const namesGuest = ({ code, guestName }: Pick<FeedEntry, "code" | "guestName">) =>
  code !== null || guestName !== null;

type Identity = Pick<FeedEntry, "code" | "guestName">;

/** Returns whether two bookings have different Airbnb codes; other systems' numbers do not count. */
export const haveOtherCodes = (a: Pick<Identity, "code">, b: Pick<Identity, "code">) =>
  isAirbnbCode(a.code) && isAirbnbCode(b.code) && a.code !== b.code;

export const isAirbnbCode = (code: string | null) => code !== null && /^HM[A-Z0-9]{8}$/.test(code);

/** Returns whether two entries of one feed name different guests. */
export function nameOthers(a: Identity, b: Identity): boolean {
  if (a.code !== null && b.code !== null) return codeKey(a.code) !== codeKey(b.code);
  return a.guestName !== null && b.guestName !== null && !areOneName(a.guestName, b.guestName);
}

/** Returns whether one name may be a shorter form of the other: fewer words, or initials. */
export function areOneName(a: string, b: string): boolean {
  const [short = [], long = []] = [wordsOf(a), wordsOf(b)].toSorted(
    (one, other) => one.length - other.length,
  );
  const isForm = (word: string, other: string) =>
    word === other || ((word.length === 1 || other.length === 1) && word[0] === other[0]);
  return short.every((word) => long.some((other) => isForm(word, other)));
}

const wordsOf = (name: string) => name.toLowerCase().match(/\p{L}+/gu) ?? [];

export const haveSameName = (a: Pick<Identity, "guestName">, b: Pick<Identity, "guestName">) =>
  a.guestName !== null && b.guestName !== null && a.guestName.toLowerCase() === b.guestName.toLowerCase();

export const haveSameCode = (a: Pick<Identity, "code">, b: Pick<Identity, "code">) =>
  a.code !== null && b.code !== null && codeKey(a.code) === codeKey(b.code);
