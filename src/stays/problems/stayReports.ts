import type { ProblemKind } from "#stays/problems/contract.ts";
import { UNREAD_MS } from "#stays/problems/contract.ts";

/** A report as its guest reads it. Moments are epoch milliseconds. */
export interface StayReport {
  kind: ProblemKind;
  text: string;
  at: number;
  isDangerous: boolean;
  readAt: number | null;
  doneAt: number | null;
}

/** What the page of a stay has where guests may report problems. */
export interface StayReports {
  /** The key of the next form: the same until one arrives, so that a second press is the same report. */
  key: string;
  /** The newest first. */
  reports: readonly StayReport[];
  /** Why a form was refused, with what was typed in it. */
  refused?: { sentence: string; kind: string; text: string };
}

/** As many as the page of a stay shows. */
const MAX_SHOWN = 3;

export const newStayReports = (all: readonly StayReport[]): StayReports => ({
  key: String(all.length + 1),
  reports: all.slice(0, MAX_SHOWN),
});

export const isUnread = ({ at, readAt, doneAt }: StayReport, now: number): boolean =>
  readAt === null && doneAt === null && now >= at + UNREAD_MS;

/** Returns when the page next says whom to ring because a report is unread; Infinity where it does not. */
export const nextUnreadAt = (reports: readonly StayReport[], now: number): number =>
  Math.min(
    ...reports.flatMap(({ at, readAt, doneAt }) =>
      readAt === null && doneAt === null && at + UNREAD_MS > now ? at + UNREAD_MS : [],
    ),
  );
