import type { GuestSection } from "#sections/section.ts";
import type { StayPlatform } from "#core/platforms.ts";
import type { GuestForm } from "#stays/arrivalForms/guestForm.ts";
import type { Access } from "#stays/contract.ts";
import {
  areSecretsShown,
  DEFAULT_CHECK_IN,
  DEFAULT_CHECK_OUT,
  nextChange,
  phaseAt,
  timelineOf,
  type Phase,
  type Timeline,
} from "#stays/timeline.ts";
import { momentOf } from "#stays/localTime.ts";
import type { StayReports } from "#stays/problems/stayReports.ts";
import type { StaysTable } from "#stays/tables.server.ts";

/** A stay as its guest's page shows it. Days are dates at the property, times of day HH:MM. */
export interface GuestStay {
  /** The moment (epoch ms) for which the page is drawn. */
  at: number;
  guestName: string | null;
  note: string | null;
  arrival: string;
  departure: string;
  checkInTime: string;
  checkOutTime: string;
  timeZone: string;
  timeline: Timeline;
  phase: Phase;
  areSecretsShown: boolean;
  /** Epoch milliseconds. */
  arrivedAt: number | null;
  /** Epoch milliseconds; null also where it was said before the departure was moved. */
  leftAt: number | null;
  ifCodeFails: string | null;
  /** What its guest is asked before the arrival; absent where nothing is. */
  form?: GuestForm;
  /** The platform whose reviews the page leads to; absent where it leads to none. */
  reviewAt?: StayPlatform;
  /** Where its guest may report what is wrong now: what they reported, and the form. */
  problems?: StayReports;
}

/** The times in a guidebook's sections, HH:MM; absent where there are none. */
export interface UsualTimes {
  checkInTime?: string | undefined;
  checkOutTime?: string | undefined;
}

export function usualTimesIn(sections: readonly GuestSection[]): UsualTimes {
  const times: UsualTimes = {};
  for (const { type, content } of sections) {
    if (type === "checkin") times.checkInTime = content.checkInTime;
    if (type === "departure") times.checkOutTime = content.checkOutTime;
  }
  return times;
}

/** The columns of a stay that its page depends on. */
export type StayOfPage = Pick<
  StaysTable,
  | "arrival"
  | "departure"
  | "check_in_time"
  | "check_out_time"
  | "guest_name"
  | "note"
  | "show_from"
  | "arrived_at"
  | "left_at"
>;

interface Given {
  row: StayOfPage;
  access: Access & { timeZone: string };
  usual: UsualTimes;
  /** The check-in times of the stays that begin on this one's day of departure, null for the default time. */
  arrivals: readonly (string | null)[];
  /** The stays that begin within the nights of this one while its calendar lacks it; none if not given. */
  replacements?: readonly { arrival: string; checkInTime: string | null }[];
}

/** Returns a stay for its page at a moment, and the page's next change (when secrets show, Stays 3). */
export function guestStayOf(
  { row, access, usual, arrivals, replacements = [] }: Given,
  now: number,
): { stay: GuestStay; changesAt: number | null } {
  const usualCheckIn = usual.checkInTime ?? DEFAULT_CHECK_IN;
  const checkInTime = row.check_in_time ?? usualCheckIn;
  const checkOutTime = row.check_out_time ?? usual.checkOutTime ?? DEFAULT_CHECK_OUT;
  const { arrival, departure, arrived_at: arrivedAt, left_at: leftAt } = row;
  const timeline = timelineOf({
    arrival,
    departure,
    checkInTime,
    checkOutTime,
    showFrom: row.show_from ?? access.showFrom,
    timeZone: access.timeZone,
    nextCheckInTime: arrivals.map((time) => time ?? usualCheckIn).toSorted()[0] ?? null,
    replacedAt: Math.min(
      ...replacements.map((next) =>
        momentOf(next.arrival, next.checkInTime ?? usualCheckIn, access.timeZone),
      ),
    ),
  });
  const stay = {
    at: now,
    guestName: row.guest_name,
    note: row.note,
    arrival,
    departure,
    checkInTime,
    checkOutTime,
    timeZone: access.timeZone,
    timeline,
    phase: phaseAt(timeline, now, arrivedAt),
    areSecretsShown: access.access === "everyone" || areSecretsShown(timeline, now),
    arrivedAt,
    leftAt: leftAt !== null && leftAt >= timeline.leavingFrom ? leftAt : null,
    ifCodeFails: access.ifCodeFails,
  };
  return { stay, changesAt: nextChange(timeline, now) };
}
