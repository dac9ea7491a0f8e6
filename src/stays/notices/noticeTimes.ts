import { addDays, dayInZone } from "#core/days.ts";
import { formatMediumDate, formatMoment, formatShortDate, formatTimeIn } from "#core/format.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { formatOtherClock } from "#stays/timeZones.ts";

/** Returns the one zone known of these properties; null where they differ, or none is known: the reader's counts then. */
export function zoneOfNotice(properties: readonly StayProperty[]): string | null {
  const [first = null, ...others] = new Set(properties.flatMap(({ timeZone }) => timeZone ?? []));
  return others.length === 0 ? first : null;
}

/** When a notice ends: with the day on which it begins, with the next day, or at a time that the host writes. */
export type NoticeEnd = "that day" | "next day" | "at a time";

/** Returns the days (YYYY-MM-DD) a notice can end with. `startsAt` is the form's text, empty for `now` (epoch ms). */
export function endDaysOf(startsAt: string, zone: string | null, now: number) {
  const thatDay = startsAt === "" ? dayInZone(zone, now) : startsAt.slice(0, 10);
  return { "that day": thatDay, "next day": addDays(thatDay, 1) };
}

/** Formats the choice of a day: "The end of today, Fri 27 Nov". */
export function formatEnd(day: string, today: string): string {
  const name = day === today ? "today, " : day === addDays(today, 1) ? "tomorrow, " : "";
  return `The end of ${name}${formatShortDate(day)}`;
}

/** Formats a moment (epoch ms) in a zone, in the reader's where it is null: "28 Nov 2026, 11:59 pm". */
export function formatNoticeMoment(moment: number, zone: string | null): string {
  if (zone === null) return formatMoment(moment);
  return `${formatMediumDate(dayInZone(zone, moment))}, ${formatTimeIn(moment, zone)}`;
}

/** Formats whose clock the times of a notice are of at a moment (epoch ms): "Auckland time", or "your time". */
export const formatNoticeClock = (zone: string | null, moment: number): string =>
  formatOtherClock(zone, moment) ?? "your time";
