import { dayInZone } from "#platform/days.ts";
import type { Stay } from "#stays/contract.ts";
import { DEFAULT_CHECK_IN, DEFAULT_CHECK_OUT } from "#stays/timeline.ts";

/** A moment as the clock at the property shows it: a day YYYY-MM-DD and a time HH:MM. */
export interface LocalMoment {
  day: string;
  time: string;
}

/** Returns what clock and calendar show in a time zone at a moment (epoch ms). */
export function localMoment(moment: number, timeZone: string | null): LocalMoment {
  const zone = timeZone === null ? {} : { timeZone };
  const clock = new Intl.DateTimeFormat("en-GB", { ...zone, timeStyle: "short" });
  return { day: dayInZone(timeZone, moment), time: clock.format(moment) };
}

const isLive = ({ revokedAt, cancelledAt }: Stay) => revokedAt === null && cancelledAt === null;

/** Returns the stays that have yet to begin or to end, by day of arrival: who sees the secrets next. */
export function staysAhead(stays: readonly Stay[], { day }: LocalMoment): Stay[] {
  return stays.filter((stay) => isLive(stay) && stay.departure >= day);
}

interface UsualTimes {
  checkInTime?: string | undefined;
  checkOutTime?: string | undefined;
}

/** Returns the stays of guests who are there now: between check-in, or their word that they have arrived, and check-out. */
export function staysRunning(
  stays: readonly Stay[],
  { day, time }: LocalMoment,
  usual: UsualTimes = {},
): Stay[] {
  return stays.filter((stay) => {
    const checkIn = stay.checkInTime ?? usual.checkInTime ?? DEFAULT_CHECK_IN;
    const checkOut = stay.checkOutTime ?? usual.checkOutTime ?? DEFAULT_CHECK_OUT;
    const hasBegun =
      stay.arrival < day || (stay.arrival === day && (time >= checkIn || stay.arrivedAt !== null));
    const hasEnded = stay.departure < day || (stay.departure === day && time >= checkOut);
    return isLive(stay) && hasBegun && !hasEnded;
  });
}
