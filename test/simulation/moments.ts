import { momentAt } from "#test/calendarTimelineFeeds.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The hour of the models at a moment (epoch ms). */
export const hourAt = (now: number) => Math.floor((now - momentAt(0)) / HOUR);

/** Returns "day 41, 14:59" of a moment, in UTC. */
export function formatMoment(now: number): string {
  const minutes = Math.floor((now - momentAt(0)) / MINUTE);
  const day = Math.floor(minutes / 1440);
  const two = (value: number) => `${value}`.padStart(2, "0");
  return `day ${day}, ${two(Math.floor((minutes % 1440) / 60))}:${two(minutes % 60)}`;
}
