import type { FeedEntry } from "#stays/calendars/feed/contract.ts";
import { codeKey } from "#stays/code.ts";

/** What a host has said of a closure that may be a stay: "ours" gets no link (Calendars 7). */
export type Decision = "stay" | "ours";

/** The shortest stay of which the host is asked whether it is one (Calendars 3). */
export const LONG_STAY_NIGHTS = 91;

/** What was last written into a stay: what differs from it now was changed by the host, and is the host's (Calendars 6). */
export interface Written {
  arrival: string;
  departure: string;
  checkInTime: string | null;
  checkOutTime: string | null;
  guestName: string | null;
  phoneDigits: string | null;
  code: string;
  doubt: Doubt;
  isCancelled: boolean;
}

export type Doubt = "missing" | "long" | null;

/** An entry of a calendar as it was last known. Moments are epoch milliseconds. */
export interface CalendarEntry extends FeedEntry {
  id: string;
  calendarId: string;
  decision: Decision | null;
  /** The first reading that lacked it, while it is in doubt. */
  missingSince: number | null;
  /** Whether others were gone in the same reading: then it takes a day, and an e-mail to the host. */
  isMissingWithOthers: boolean;
  hostEmailedAt: number | null;
  cancelledAt: number | null;
  stayId: string | null;
  /** It only repeats a stay of another calendar, and does not hold that stay up by itself. */
  isEcho: boolean;
  lastWrite: Written | null;
}

/** What a calendar's owner answers to closures that may be stays. */
export type Closures = "guests" | "not guests" | "ask";

/** Returns whether an entry stands for guests. An echo whose stay has gone is a question (Calendars 5). */
export function isStay(entry: CalendarEntry, closures: Closures): boolean {
  if (entry.decision !== null) return entry.decision === "stay";
  if (isLoneEcho(entry)) return false;
  return entry.kind === "stay" || (entry.kind === "unclear" && closures === "guests");
}

const isLoneEcho = ({ isEcho, stayId }: CalendarEntry) => isEcho && stayId === null;

/** Returns whether only the host can say what an entry is. */
export function isQuestion(entry: CalendarEntry, closures: Closures): boolean {
  if (entry.decision !== null || entry.cancelledAt !== null || entry.kind === "block") return false;
  return isLoneEcho(entry) || (entry.kind === "unclear" && closures === "ask");
}

/** Returns whether an entry says who stays. */
export const namesGuest = ({ code, guestName }: Pick<FeedEntry, "code" | "guestName">) =>
  code !== null || guestName !== null;

type Identity = Pick<FeedEntry, "code" | "guestName">;

/** Returns whether two bookings bear different codes of Airbnb's: other systems write numbers of their own beside it. */
export const haveOtherCodes = (a: Pick<Identity, "code">, b: Pick<Identity, "code">) =>
  isAirbnbCode(a.code) && isAirbnbCode(b.code) && a.code !== b.code;

export const isAirbnbCode = (code: string | null) => code !== null && /^HM[A-Z0-9]{8}$/.test(code);

/** Returns whether two entries of one feed name two guests. */
export function nameOthers(a: Identity, b: Identity): boolean {
  if (a.code !== null && b.code !== null) return codeKey(a.code) !== codeKey(b.code);
  return a.guestName !== null && b.guestName !== null && !haveSameName(a, b);
}

export const haveSameName = (a: Pick<Identity, "guestName">, b: Pick<Identity, "guestName">) =>
  a.guestName !== null && b.guestName !== null && a.guestName.toLowerCase() === b.guestName.toLowerCase();

export const haveSameCode = (a: Pick<Identity, "code">, b: Pick<Identity, "code">) =>
  a.code !== null && b.code !== null && codeKey(a.code) === codeKey(b.code);
