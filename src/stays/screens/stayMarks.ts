import { addDays } from "#core/days.ts";
import type { FindingCode } from "#stays/arrivalChecks/contract.ts";
import type { Stay } from "#stays/contract.ts";

/** How far the link of a stay got: the one badge of its row. */
export type LinkState = "not sent" | "not opened" | "opened" | "arrived" | "left" | "cancelled" | "ended";

/** A state of a stay. */
export type Mark = LinkState | "overlap" | "long" | "missing" | "again" | "lock to set" | "same day";

/** The marks for which the host has something to do. */
export const marksToDo = [
  "overlap",
  "long",
  "missing",
  "again",
  "lock to set",
  "not sent",
] as const satisfies Mark[];
export type MarkToDo = (typeof marksToDo)[number];

/** What the check of the next arrivals calls them. */
export const findingOfMark: Record<MarkToDo, FindingCode> = {
  overlap: "nights_overlap",
  long: "in_doubt",
  missing: "in_doubt",
  again: "in_doubt",
  "lock to set": "lock_not_set",
  "not sent": "not_sent",
};

/** The number of days before the arrival from which a link that was not sent, or a lock that is not set, is due. */
const SOON_DAYS = 3;

const isOver = ({ departure }: Stay, today: string) => departure < today;
export const isEnded = ({ revokedAt, cancelledAt }: Stay) => revokedAt !== null || cancelledAt !== null;
const hasLockToSet = ({ doorCode, lockSetAt }: Stay) => doorCode !== null && lockSetAt === null;

/** Returns the marks of a stay on a day at its property, the most important first. */
export function marksOf(stay: Stay, today: string): Mark[] {
  if (stay.cancelledAt !== null) return ["cancelled"];
  if (stay.revokedAt !== null) return ["ended"];
  if (isOver(stay, today)) return [];
  return [
    ...(stay.overlaps ? (["overlap"] as const) : []),
    ...(stay.doubt ? ([stay.doubt] as const) : []),
    ...(hasLockToSet(stay) ? (["lock to set"] as const) : []),
    ...(stay.sameDay && stay.departure === today ? (["same day"] as const) : []),
    howFar(stay, today),
  ];
}

function howFar({ arrivedAt, leftAt, openedAt, sentAt, departure }: Stay, today: string): LinkState {
  // Said before the departure was moved, it says nothing of the new one.
  if (leftAt !== null && departure <= addDays(today, 1)) return "left";
  if (arrivedAt !== null) return "arrived";
  if (openedAt !== null) return "opened";
  return sentAt === null ? "not sent" : "not opened";
}

/** Returns how far the link of a stay got, which its row shows; null once the stay is over. */
export function linkStateOf(stay: Stay, today: string): LinkState | null {
  if (stay.cancelledAt !== null) return "cancelled";
  if (stay.revokedAt !== null) return "ended";
  return isOver(stay, today) ? null : howFar(stay, today);
}

/** Returns the marks of a stay for which the host has something to do now. */
export function needsOf(stay: Stay, today: string): MarkToDo[] {
  if (isEnded(stay) || isOver(stay, today)) return [];
  const marks = marksOf(stay, today);
  const isDue = stay.arrival <= addDays(today, SOON_DAYS) && stay.departure > today;
  return marksToDo.filter(
    (mark) => marks.includes(mark) && (isDue || (mark !== "lock to set" && mark !== "not sent")),
  );
}
